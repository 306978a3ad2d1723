import type { Engine } from '../engine/engine';
import { answerOf, errorResponse } from '../engine/http/responder';
import { routesOf } from '../engine/http/routes';
import { Indices } from '../engine/indices/indices';
import { Searcher } from '../engine/search/searcher';
import { indexNames } from '../shop/create-engine';
import { type IndexDocument, IndexWriter } from '../shop/feed/index-writer';
import { documentOf } from '../shop/feed/product-document.rules';
import { shopAnalysis } from '../shop/mongolian/analysis';
import { benchDocuments, benchNow } from './products';

const batchSize = 2_000;
export const clock = (): Date => benchNow;

/** Batches of generated products, as the feed reads and filters them. */
export function* productDocuments(count: number): Generator<IndexDocument[]> {
  let batch: IndexDocument[] = [];
  for (const product of benchDocuments(count)) {
    if (product.isListed) batch.push(documentOf(product));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Writes to the product index of an engine. */
export const productWriter = (engine: Engine): IndexWriter => new IndexWriter(engine, indexNames.products, clock);

/** Imports a number of generated products. */
export async function load(engine: Engine, count: number): Promise<void> {
  const filling = productWriter(engine).fill(count);
  for (const batch of productDocuments(count)) await filling.put(batch);
  await filling.end();
}

interface ProductEngine {
  engine: Engine;
  indices: Indices;
  searcher: Searcher;
}

/** An engine with the shop's analysis, without indices. */
export function productEngine(): ProductEngine {
  const textScript = new URL('../shop/texts.worker.mjs', import.meta.url);
  const indices = new Indices({ analysis: shopAnalysis, textScript, clock });
  const searcher = new Searcher(indices);
  const router = routesOf(searcher, indices);
  const engine: Engine = { call: request => answerOf(router, request).catch(errorResponse) };
  return { engine, indices, searcher };
}
