import type { Json } from '../engine/json';
import { createProductIndex } from '../shop/create-engine';
import { percentiles, type Report } from './measure';
import { clock, productDocuments, productEngine } from './product-engine';
import { benchNow } from './products';
import { scenarios } from './queries';

const rounds = 200;
const warmUp = 40;
const count = Number(process.argv[2]);

const { engine, searcher } = productEngine();
const index = await createProductIndex(engine, clock);

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
  for (const batch of productDocuments(count)) await timed(() => filling.put(batch));
  await timed(() => filling.end());
  return spent;
}

async function run(body: Json): Promise<number> {
  const start = performance.now();
  const { result } = await searcher.search('shop', body, { now: benchNow, access: 'read' });
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
