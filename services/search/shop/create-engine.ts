import { createClient, EmbeddedEngine, type Engine, type Json } from '../engine/index';
import { articleMappings } from './feed/article-document.rules';
import { productMappings, productType } from './feed/product-mapping';
import { type IndexDocument, IndexWriter } from './feed/index-writer';
import { IndexSnapshot, type SnapshotOptions } from './index-snapshot';
import { shopAnalysis } from './mongolian/analysis';
import { airportMappings } from './places/airports.rules';
import { zipcodeMappings } from './places/zipcode-mapping';

/** Indices that only the service writes. */
export const indexNames = {
  ...{ products: 'shop', articles: 'article' },
  ...{ zipcodes: 'zipcode', airports: 'airport' },
} as const;

type Clock = () => Date;

async function createIndex(engine: Engine, clock: Clock, name: string, mappings: object): Promise<IndexWriter> {
  const { status, body } = await createClient(engine, 'own', clock)('PUT', `/${name}`, { mappings });
  if (status !== 200) throw new Error(`the index ${name} is not created: ${JSON.stringify(body)}`);
  return new IndexWriter(engine, name, clock);
}

/** Creates the empty index of products. */
export const createProductIndex = (engine: Engine, clock: Clock): Promise<IndexWriter> =>
  createIndex(engine, clock, indexNames.products, { [productType]: productMappings });

interface PlaceIndex {
  name: string;
  mappings: Json;
  /** Loads their data, which a start from a snapshot does not need. */
  read: () => Promise<IndexDocument[]>;
}

const placeIndices: readonly PlaceIndex[] = [
  {
    name: indexNames.zipcodes,
    mappings: zipcodeMappings,
    read: async () => (await import('./places/zipcodes')).readZipcodes(),
  },
  {
    name: indexNames.airports,
    mappings: airportMappings,
    read: async () => (await import('./places/airports')).readAirports(),
  },
];

const isRestored = async (snapshot: IndexSnapshot<object>): Promise<boolean> =>
  typeof (await snapshot.find()) === 'object' && (await snapshot.restore()) === undefined;

/** Creates the indices of the shop: zip codes and airports are filled, from their snapshots if they fit, products and articles are empty. */
export async function createIndices(engine: Engine, clock: Clock, snapshots?: SnapshotOptions): Promise<void> {
  await createProductIndex(engine, clock);
  await createIndex(engine, clock, indexNames.articles, articleMappings);
  for (const { name, mappings, read } of placeIndices) {
    const index = await createIndex(engine, clock, name, mappings);
    const snapshot = snapshots && new IndexSnapshot<object>(engine, name, snapshots, clock);
    if (snapshot && (await isRestored(snapshot))) continue;
    await index.put(await read());
    // The stop stores products in the same folder, and reports a failure.
    await snapshot?.save({}).catch(() => undefined);
  }
}

/** The engine and the indices of the shop in the memory of this thread. */
export async function createEngine(clock: Clock, guard?: () => void, snapshots?: SnapshotOptions): Promise<Engine> {
  const engine = new EmbeddedEngine({
    analysis: shopAnalysis,
    textScript: new URL('./texts.worker.mjs', import.meta.url),
    clusterName: 'ortoo-search',
    clock,
    ...(guard && { guard }),
  });
  await createIndices(engine, clock, snapshots);
  return engine;
}
