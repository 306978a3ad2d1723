import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process has this directory. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(directory: string) {
    super(
      `The database in ${directory} is in use by another process. End that one, choose another DATA_DIR, or use PostgreSQL through DATABASE_URL.`,
    );
  }
}

const address = (directory: string) => {
  const id = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0ortoo-${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\ortoo-${id}` : join(tmpdir(), `ortoo-${id}.sock`);
};

const listen = (path: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(socket => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = createConnection(path, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

/**
 * Locks a directory for this process; the lock ends with the process, however it ends. Returns the release function.
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  mkdirSync(directory, { recursive: true });
  const path = address(directory);
  // A socket in the file system outlives its process.
  if (path.startsWith('/') && !(await answers(path))) rmSync(path, { force: true });
  const server = await listen(path).catch(() => {
    throw new DirectoryInUse(directory);
  });
  return () => new Promise(resolve => server.close(() => resolve()));
};
