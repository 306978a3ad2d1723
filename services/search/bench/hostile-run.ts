import { writeFileSync } from 'node:fs';
import { sendHostile, type Sent } from '../shop/testing/hostile-run';
import { EnginePool } from '../engine/thread/engine-pool';
import { poolLimits } from '../engine/thread/limits';
import { percentiles } from './measure';
import { load, productDocuments, productWriter } from './product-engine';
import { randomFrom } from '../engine/testing/random';
import { benchNow } from './products';

/** Runs hostile searches one after the other, as the thread of the shop receives them, and measures retained memory. */
const [count, searches, seed] = [
  Number(process.argv[2] ?? 80_000),
  Number(process.argv[3] ?? 20_000),
  Number(process.argv[4] ?? 1),
];
const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { gc } = globalThis;
if (!gc) throw new Error('start node with --expose-gc');
const collector = new BroadcastChannel('collect garbage');
/** Memory in use, without what a thread has not yet collected. */
const collectedMegabytes = async (): Promise<number> => {
  for (const _ of [1, 2]) {
    collector.postMessage('');
    gc();
    await pause(3_000);
  }
  return megabytes();
};

const script = new URL('./collecting.worker.mjs', import.meta.url);
const pool = new EnginePool({ ...poolLimits, script, onEnd: reason => say(`a thread ended: ${reason}`) });
await pool.start();
await load(pool, count);
pool.open(async engine => {
  for (const batch of productDocuments(count)) await productWriter(engine).put(batch);
});
while (!pool.hasStandby) await pause(500);
await pause(5_000);
say(`${count} products, a thread and its standby: ${await collectedMegabytes()} MB`);

/** Fields of rare searches are loaded by the first one that reads them: before this a thread is not yet in use. */
const random = randomFrom(seed);
for await (const _ of sendHostile(pool, random, 2_000, benchNow.getTime())) void _;
await pause(60_000);
const before = await collectedMegabytes();
let [max, longest, last] = [before, 0, performance.now()];
const ticks = setInterval(() => {
  longest = Math.max(longest, performance.now() - last - 5);
  last = performance.now();
}, 5);
const sent: Sent[] = [];
for await (const one of sendHostile(pool, random, searches, benchNow.getTime())) {
  sent.push({ ...one, body: one.milliseconds > 600 ? one.body : '' });
  max = Math.max(max, sent.length % 50 === 0 ? megabytes() : 0);
}
clearInterval(ticks);
await pause(60_000);
const after = await collectedMegabytes();
const { p50, p95 } = percentiles(sent.map(({ milliseconds }) => milliseconds));
const counts = new Map<number, number>();
for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1);
const statuses = [...counts].map(([status, number]) => `${status}: ${number}`);
const slowest = sent.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 15);
say(
  `${sent.length} searches: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(0)} ms; ${statuses.join(', ')}; partial: ${sent.filter(({ isPartial }) => isPartial).length}`,
);
say(
  `memory ${before} MB before, ${max} MB at most, ${after} MB a minute later; the other thread was kept ${longest.toFixed(0)} ms at most`,
);
for (const { name, milliseconds, status } of slowest) say(`  ${milliseconds.toFixed(0)} ms  ${status}  ${name}`);
if (process.argv[5]) writeFileSync(process.argv[5], JSON.stringify(slowest));
collector.close();
await pool.close();
