import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory } from '../../shop-api/src/db/directory-lock';
import { workspace } from './config';

let folder: string;

beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'start-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a main program of a service until it ends. */
const run = async (program: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['shared/build/run.mjs', `services/${program}/main.ts`], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: '', PORT: '29999', DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: printed.trim().split('\n') };
};

const one = (sentence: RegExp) => ({ code: 1, lines: [expect.stringMatching(sentence)] });

it('ends with 1 and one sentence that names the invalid setting', async () => {
  const runs = [
    run('all-in-one/src', { PORT: 'abc' }),
    run('search/shop', { PORT: 'abc', DATABASE_URL: 'x' }),
    run('shop-api/src', { PORT: 'abc' }),
    run('all-in-one/src', { ANALYTICS: '{' }),
  ];
  expect(await Promise.all(runs)).toEqual([
    one(/^PORT: must be a whole number from 1 to 65535$/),
    one(/^PORT: [^;]+; DATABASE_URL: must be an address[^;]+$/),
    one(/^PORT: must be a whole number/),
    one(/^ANALYTICS: must be JSON$/),
  ]);
});

it('reports a database that does not answer, or that another process uses', async () => {
  const unlock = await lockDirectory(join(folder, 'db'));
  const runs = [
    run('all-in-one/src', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/x' }),
    run('all-in-one/src', { PORT: '29998' }),
  ];
  expect(await Promise.all(runs)).toEqual([
    one(/^The database does not answer \(ECONNREFUSED\)/),
    one(/^The database in .* is in use by another process/),
  ]);
  await unlock();
});

it('reports a port that is in use', async () => {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await run('all-in-one/src', { PORT: String(port) })).toEqual(one(new RegExp(`^Port ${port} is in use`)));
  server.close();
});

it('reports a folder that cannot be written', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await run('all-in-one/src', { DATA_DIR: join(file, 'data') })).toEqual(one(/^DATA_DIR .* cannot be written/));
});
