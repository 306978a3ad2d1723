import { shopAnalyzers } from '../shop/mongolian/analysis.rules';
import { EmbeddedEngine } from '../engine/embedded-engine';
import type { EngineDocument } from '../engine/engine';
import { Indices } from '../engine/indices/indices';
import { documentOf } from '../shop/feed/product-document.rules';
import { productMappings } from '../shop/feed/product-mapping';
import { percentiles, type Report } from './measure';
import { benchDocuments, benchNow } from './products';
import { scenarios } from './queries';

const rounds = 200;
const warmUp = 40;
const batchSize = 2_000;
const count = Number(process.argv[2]);

const engine = new EmbeddedEngine(new Indices(shopAnalyzers), new URL('../shop/texts.worker.mjs', import.meta.url));
const index = engine.own('shop', productMappings);

/** Reads and filters in batches as the feed does, so that the index is measured and not its input. */
async function load(): Promise<number> {
  let spent = 0;
  const timed = async (work: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await work();
    spent += performance.now() - start;
  };
  const start = performance.now();
  const filling = index.fill(count);
  spent += performance.now() - start;
  let batch: EngineDocument[] = [];
  for (const product of benchDocuments(count)) {
    if (product.isListed) batch.push(documentOf(product));
    if (batch.length < batchSize) continue;
    const full = batch;
    batch = [];
    await timed(() => filling.put(full));
  }
  await timed(() => filling.put(batch));
  await timed(() => filling.end());
  return spent;
}

async function run(body: Parameters<EmbeddedEngine['search']>[1]): Promise<number> {
  const start = performance.now();
  const { result } = await engine.search('shop', body, { now: benchNow, access: 'read' });
  JSON.stringify(result);
  return performance.now() - start;
}

const loaded = await load();
globalThis.gc?.();
// Freed memory returns to the system with a delay.
await new Promise(resolve => setTimeout(resolve, 1_000));
globalThis.gc?.();
const report: Report = {
  loadMs: loaded,
  megabytes: Math.round(process.memoryUsage().rss / 1e6),
  scenarios: {},
};
for (const { name, body } of scenarios) {
  for (let nth = 0; nth < warmUp; nth += 1) await run(body(nth));
  const times: number[] = [];
  for (let nth = 0; nth < rounds; nth += 1) times.push(await run(body(nth)));
  report.scenarios[name] = percentiles(times);
}
process.stdout.write(JSON.stringify(report));
