import { createClient, EmbeddedEngine, type Engine } from '../engine/index';
import { productMappings, productType } from './feed/product-mapping';
import { IndexWriter } from './feed/index-writer';
import { shopAnalysis } from './mongolian/analysis';
import { readAirports } from './places/airports';
import { airportMappings } from './places/airports.rules';
import { readZipcodes, zipcodeMappings } from './places/zipcodes';

/** Indices that only the service writes. */
export const indexNames = { products: 'shop', zipcodes: 'zipcode', airports: 'airport' } as const;

type Clock = () => Date;

async function createIndex(engine: Engine, clock: Clock, name: string, mappings: object): Promise<IndexWriter> {
  const { status, body } = await createClient(engine, 'own', clock)('PUT', `/${name}`, { mappings });
  if (status !== 200) throw new Error(`the index ${name} is not created: ${JSON.stringify(body)}`);
  return new IndexWriter(engine, name, clock);
}

/** Creates the empty index of products. */
export const createProductIndex = (engine: Engine, clock: Clock): Promise<IndexWriter> =>
  createIndex(engine, clock, indexNames.products, { [productType]: productMappings });

/** Creates the indices of the shop: zip codes and airports are filled, products are empty. */
export async function createIndices(engine: Engine, clock: Clock): Promise<void> {
  await createProductIndex(engine, clock);
  const zipcodes = await createIndex(engine, clock, indexNames.zipcodes, zipcodeMappings);
  await zipcodes.put(readZipcodes());
  const airports = await createIndex(engine, clock, indexNames.airports, airportMappings);
  await airports.put(readAirports());
}

/** The engine and the indices of the shop in the memory of this thread. */
export async function createEngine(clock: Clock, guard?: () => void): Promise<Engine> {
  const engine = new EmbeddedEngine({
    analysis: shopAnalysis,
    textScript: new URL('./texts.worker.mjs', import.meta.url),
    clusterName: 'ortoo-search',
    clock,
    ...(guard && { guard }),
  });
  await createIndices(engine, clock);
  return engine;
}
