import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../engine/engine';
import type { Json } from '../engine/json';
import { createProductIndex, indexNames } from '../shop/create-engine';
import type { FeedState } from '../shop/feed/feed-state';
import { IndexSnapshot } from '../shop/index-snapshot';
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

/** Stores the index, and reads it into an empty engine, as the next start does. */
async function measureStart(full: Engine): Promise<NonNullable<Report['start']>> {
  const folder = await mkdtemp(join(tmpdir(), 'search-bench-'));
  const options = { folder, version: 'bench' };
  const present = Array.from({ length: count }, (_, at) => 100_000 + at);
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const stored = new IndexSnapshot<FeedState>(full, indexNames.products, options, clock);
  const saveMs = await timed(() => stored.save({ at: 0, horizon: '0', latest: 0, present, moments: [] }));
  const [file = ''] = await readdir(folder);
  const { size } = await stat(join(folder, file));
  const { engine: empty } = productEngine();
  await createProductIndex(empty, clock);
  const next = new IndexSnapshot<FeedState>(empty, indexNames.products, options, clock);
  const readMs = await timed(async () => {
    const state = await next.find();
    const failure = typeof state === 'string' ? state : await next.restore();
    if (failure !== undefined) throw new Error(failure);
  });
  await rm(folder, { recursive: true });
  return { saveMs, readMs, megabytes: Math.round(size / 1e6) };
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
report.start = await measureStart(engine);
process.stdout.write(JSON.stringify(report));
