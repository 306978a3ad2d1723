import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderRequest, RenderSetup } from './render-shapes';
import { startRenderWorker, StuckRelease } from './render-worker';

const setup = { composition: { plan: 'p' } } as RenderSetup;
const catalog = { remote: 'catalog', release: 'a' };

let folder: string;
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'worker-'))));
afterAll(() => rm(folder, { recursive: true }));

const start = async (lines: string, limit?: number) => {
  const script = join(folder, 'main.cjs');
  const report =
    "const { parentPort } = require('node:worker_threads'); const send = message => parentPort.postMessage(message);";
  await writeFile(script, `${report}\n${lines}`);
  return startRenderWorker(script, setup, limit);
};

const trying = `send({ trying: ${JSON.stringify(catalog)} });`;

test.each([
  ['runs forever', `${trying} for (;;);`],
  ['does not respond', `${trying} setInterval(() => undefined, 1000);`],
])('a release that %s while loading is reported', async (_, lines) => {
  const failure = await start(lines, 500).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StuckRelease);
  expect((failure as StuckRelease).broken).toMatchObject(catalog);
});

test('each release has the full time limit, and the thread survives', async () => {
  const lines = `
    const next = left => { if (left === 0) return send({ broken: [] }); ${trying} setTimeout(next, 1000, left - 1); };
    next(4);
    parentPort.on('message', ({ id }) => send({ id, result: { status: 200 } }));`;
  const worker = await start(lines, 3000);
  expect(await worker.render({} as RenderRequest)).toEqual({ status: 200 });
  worker.retire();
});

test('a thread that ends does not affect others', async () => {
  await expect(start('process.exit(3);')).rejects.toThrow('ended with 3');
});

/** Source of a thread whose response is the expression `answer` of the address. */
const answering = (answer: string) => `
  parentPort.on('message', async ({ id, request: { path } }) => send({ id, result: { html: await (${answer})(path) } }));
  send({ broken: [] });`;
const pageAt = (path: string) => ({ path }) as RenderRequest;

test('a retired thread finishes its pending requests', async () => {
  const worker = await start(
    answering('async path => { await new Promise(done => setImmediate(done)); return path; }'),
  );
  const answer = worker.render(pageAt('/late'));
  worker.retire();
  expect((await answer).html).toBe('/late');
});

test('requests to a thread that has ended are rejected immediately', async () => {
  const worker = await start(answering("path => (path === '/end' ? process.exit(3) : path)"));
  expect((await worker.render(pageAt('/'))).html).toBe('/');
  await expect(worker.render(pageAt('/end'))).rejects.toThrow('ended with 3');
  await expect(worker.render(pageAt('/after'))).rejects.toThrow('ended with 3');
});

test('a thread above its memory limit ends alone', async () => {
  const worker = await start(answering('path => { const kept = []; for (;;) kept.push(new Array(1e5).fill(path)); }'));
  await expect(worker.render(pageAt('/'))).rejects.toThrow(/memory/);
});
