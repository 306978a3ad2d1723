import { airportMappings } from '../shop/places/airports.rules';
import { readAirports } from '../shop/places/airports';
import { shopAnalyzers } from '../shop/mongolian/analysis.rules';
import { EmbeddedEngine } from '../engine/embedded-engine';
import type { EngineDocument } from '../engine/engine';
import { Indices } from '../engine/indices/indices';
import { documentOf } from '../shop/feed/product-document.rules';
import { productMappings } from '../shop/feed/product-mapping';
import { readZipcodes, zipcodeMappings } from '../shop/places/zipcodes';
import { benchDocuments, benchNow } from './products';

const batchSize = 2_000;

/** Batches of generated products, as the feed reads and filters them. */
export function* productDocuments(count: number): Generator<EngineDocument[]> {
  let batch: EngineDocument[] = [];
  for (const product of benchDocuments(count)) {
    if (product.isListed) batch.push(documentOf(product));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

export interface ProductEngine {
  indices: Indices;
  engine: EmbeddedEngine;
  /** Imports a number of generated products. */
  load: (count: number) => Promise<void>;
}

/** The empty indices of the shop, for generated products. */
export function productEngine(): ProductEngine {
  const indices = new Indices(shopAnalyzers, () => benchNow);
  const engine = new EmbeddedEngine(indices, new URL('../shop/texts.worker.mjs', import.meta.url));
  const products = engine.own('shop', productMappings);
  return {
    indices,
    engine,
    load: async count => {
      await engine.own('zipcode', zipcodeMappings).put(readZipcodes());
      await engine.own('airport', airportMappings).put(readAirports());
      const filling = products.fill(count);
      for (const batch of productDocuments(count)) await filling.put(batch);
      await filling.end();
    },
  };
}
