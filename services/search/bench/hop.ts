import { createResponder, type Responder } from '../engine/http/responder';
import { routesOf } from '../engine/http/routes';
import { searchCall } from '../shop/testing/hostile-run';
import { EnginePool } from '../engine/thread/engine-pool';
import { poolOptions } from '../engine/thread/options';
import { productDocuments, productEngine } from './product-engine';
import { benchNow } from './products';
import { scenarios } from './queries';

/** The cost of the engine's own thread: the same searches from 20 connections, alternately in and out of the thread. */
const [count, rounds, connections] = [Number(process.argv[2] ?? 10_000), 6, 20];
const perRound = 600;

const here = productEngine();
await here.load(count);
const pool = new EnginePool({ ...poolOptions, standbyAfter: 3_600_000 });
await pool.start();
for (const batch of productDocuments(count)) await pool.put(batch);
pool.open(() => Promise.resolve());

/** Milliseconds for a number of searches. */
async function round(responder: Responder, from: number): Promise<number> {
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < perRound) {
      const nth = from + next++;
      const body = JSON.stringify(scenarios[nth % scenarios.length]?.body(nth));
      await responder.respond(searchCall(body, benchNow.getTime()));
      await new Promise(setImmediate);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  return performance.now() - start;
}

const responders: [string, Responder][] = [
  ['in the thread of HTTP', createResponder(routesOf(here.engine, here.indices))],
  ['in a thread of its own', pool],
];
const spent = new Map<string, number>();
for (let nth = 0; nth < rounds; nth += 1)
  for (const [name, responder] of responders) {
    const milliseconds = await round(responder, nth * perRound);
    if (nth > 0) spent.set(name, (spent.get(name) ?? 0) + milliseconds);
  }
for (const [name, milliseconds] of spent)
  process.stdout.write(`${name}: ${Math.round((perRound * (rounds - 1) * 1_000) / milliseconds)} searches a second\n`);
await pool.close();
