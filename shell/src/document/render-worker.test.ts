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
  const tell =
    "const { parentPort } = require('node:worker_threads'); const tell = words => parentPort.postMessage(words);";
  await writeFile(script, `${tell}\n${lines}`);
  return startRenderWorker(script, setup, limit);
};

const trying = `tell({ trying: ${JSON.stringify(catalog)} });`;

test.each([
  ['runs for ever', `${trying} for (;;);`],
  ['keeps silent', `${trying} setInterval(() => undefined, 1000);`],
])('a release that %s while it is loaded is named', async (_, lines) => {
  const failure = await start(lines, 500).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StuckRelease);
  expect((failure as StuckRelease).broken).toMatchObject(catalog);
});

test('each release has the time for itself, and the thread stays', async () => {
  const lines = `
    const next = left => { if (left === 0) return tell({ broken: [] }); ${trying} setTimeout(next, 1000, left - 1); };
    next(4);
    parentPort.on('message', ({ id }) => tell({ id, result: { status: 200 } }));`;
  const worker = await start(lines, 3000);
  expect(await worker.render({} as RenderRequest)).toEqual({ status: 200 });
  worker.retire();
});

test('a thread that ends takes nobody with it', async () => {
  await expect(start('process.exit(3);')).rejects.toThrow('ended with 3');
});
