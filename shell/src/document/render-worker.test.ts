import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest, RenderSetup } from './render-shapes';
import { startRenderWorker, type RenderWorker } from './render-worker';

let folder: string;
const started: RenderWorker[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
});
afterEach(() => started.splice(0).forEach(worker => worker.retire()));
afterAll(() => rm(folder, { recursive: true }));

const pageAt = (path: string): RenderRequest => ({
  origin: '',
  site: 'ortoo',
  locale: 'mn',
  path,
  search: '',
  adult: false,
});

/** A thread that answers `/…` with what `answer` makes of the address. */
const start = async (answer: string) => {
  const script = join(folder, `${started.length}.cjs`);
  await writeFile(
    script,
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', async ({ id, request: { path } }) => {
       parentPort.postMessage({ id, result: { html: await (${answer})(path) } });
     });
     parentPort.postMessage({ broken: [] });`,
  );
  const worker = await startRenderWorker(script, { composition: { plan: 'one' } } as RenderSetup);
  started.push(worker);
  return worker;
};

it('answers what it was asked before it was retired', async () => {
  const worker = await start('async path => { await new Promise(done => setImmediate(done)); return path; }');
  const answer = worker.render(pageAt('/late'));
  worker.retire();
  expect((await answer).html).toBe('/late');
});

it('refuses at once what comes after its thread has ended by itself', async () => {
  const worker = await start("path => (path === '/end' ? process.exit(3) : path)");
  expect((await worker.render(pageAt('/'))).html).toBe('/');
  await expect(worker.render(pageAt('/end'))).rejects.toThrow('ended with 3');
  await expect(worker.render(pageAt('/after'))).rejects.toThrow('ended with 3');
});

it('ends alone when its code keeps more than a thread may', async () => {
  const worker = await start('path => { const kept = []; for (;;) kept.push(new Array(1e5).fill(path)); }');
  await expect(worker.render(pageAt('/'))).rejects.toThrow(/memory/);
});
