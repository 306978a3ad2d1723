import type { Engine } from '../engine/engine';
import { searchCall } from '../engine/testing/search-call';
import { EnginePool } from '../engine/thread/engine-pool';
import { poolLimits } from '../engine/thread/limits';
import { createIndices } from '../shop/create-engine';
import { clock, load, productDocuments, productEngine, productWriter } from './product-engine';
import { benchNow } from './products';
import { scenarios } from './queries';

/** The cost of the engine's own thread: the same searches from 20 connections, alternately in and out of the thread. */
const [count, rounds, connections] = [Number(process.argv[2] ?? 10_000), 6, 20];
const perRound = 600;

const { engine: here } = productEngine();
await createIndices(here, clock);
await load(here, count);
const script = new URL('../shop/engine.worker.mjs', import.meta.url);
const pool = new EnginePool({ ...poolLimits, script, standbyAfter: 3_600_000 });
await pool.start();
for (const batch of productDocuments(count)) await productWriter(pool).put(batch);
pool.open(() => Promise.resolve());

/** Milliseconds for a number of searches. */
async function round(engine: Engine, from: number): Promise<number> {
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < perRound) {
      const nth = from + next++;
      const body = JSON.stringify(scenarios[nth % scenarios.length]?.body(nth));
      await engine.call(searchCall(body, benchNow.getTime(), 'shop'));
      await new Promise(setImmediate);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  return performance.now() - start;
}

const engines: [string, Engine][] = [
  ['in the thread of HTTP', here],
  ['in a thread of its own', pool],
];
const spent = new Map<string, number>();
for (let nth = 0; nth < rounds; nth += 1)
  for (const [name, engine] of engines) {
    const milliseconds = await round(engine, nth * perRound);
    if (nth > 0) spent.set(name, (spent.get(name) ?? 0) + milliseconds);
  }
for (const [name, milliseconds] of spent)
  process.stdout.write(`${name}: ${Math.round((perRound * (rounds - 1) * 1_000) / milliseconds)} searches a second\n`);
await pool.close();
