import { createClient, EmbeddedEngine, type Engine } from '../engine/index';
import { productMappings, productType } from './feed/product-mapping';
import { IndexWriter } from './feed/index-writer';
import { shopAnalysis } from './mongolian/analysis';
import { readAirports } from './places/airports';
import { airportMappings } from './places/airports.rules';
import { readZipcodes, zipcodeMappings } from './places/zipcodes';

/** Indices that only the service writes. */
export const indexNames = { products: 'shop', zipcodes: 'zipcode', airports: 'airport' } as const;

/** Creates the indices of the shop: zip codes and airports are filled, products are empty. */
export async function createIndices(engine: Engine, clock: () => Date): Promise<void> {
  const create = async (name: string, mappings: object): Promise<IndexWriter> => {
    const { status, body } = await createClient(engine, 'own', clock)('PUT', `/${name}`, { mappings });
    if (status !== 200) throw new Error(`the index ${name} is not created: ${JSON.stringify(body)}`);
    return new IndexWriter(engine, name, clock);
  };
  await create(indexNames.products, { [productType]: productMappings });
  await (await create(indexNames.zipcodes, zipcodeMappings)).put(readZipcodes());
  await (await create(indexNames.airports, airportMappings)).put(readAirports());
}

/** The engine and the indices of the shop in the memory of this thread. */
export async function createEngine(clock: () => Date, guard?: () => void): Promise<Engine> {
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
