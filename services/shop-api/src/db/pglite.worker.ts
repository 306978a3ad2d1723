import { PGlite } from '@electric-sql/pglite';
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { pgliteParsers } from './parsers';
import { durableParameters, SyncedFileSystem, syncFolder } from './synced-file-system';
import type { WorkerReply, WorkerRequest } from './pglite.protocol';

if (!parentPort) throw new Error('Runs as a worker only');
const port = parentPort;
const { directory, image } = workerData as { directory: string | null; image: string | undefined };

const reply = (message: WorkerReply) => port.postMessage(message);

const asError = (error: unknown) => {
  const { message, code, constraint, detail } = error as Record<string, string | undefined>;
  return { message: message ?? String(error), code, constraint, detail };
};

/** On the disk, and written to it before a commit is acknowledged. */
const onDisk = (folder: string) => ({ fs: new SyncedFileSystem(folder), startParams: durableParameters });

const database = await PGlite.create({
  ...(directory ? onDisk(directory) : image && { loadDataDir: await openAsBlob(image) }),
  parsers: pgliteParsers,
});
// A new database is created without an fsync, and so is one of earlier versions of the shop.
if (directory) syncFolder(directory);

const answer = async (request: WorkerRequest): Promise<unknown> => {
  if (request.kind === 'query') {
    const result = await database.query(request.sql, request.parameters);
    return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
  }
  await database.close();
  return null;
};

port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    value => reply({ kind: 'answer', id: request.id, value }),
    error => reply({ kind: 'failure', id: request.id, error: asError(error) }),
  );
});
reply({ kind: 'ready' });
