// JavaScript, like all that it imports: a thread with the TypeScript loader starts half a second later.
import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { durableParameters, SyncedFileSystem, syncFolder } from './synced-file-system.mjs';

/** @import { WorkerReply, WorkerRequest } from './pglite.protocol' */

if (!parentPort) throw new Error('Runs as a worker only');
const port = parentPort;
/** @type {PGlite} */
let database;

/**
 * On the disk, and written to it before a commit is acknowledged.
 * @param {string} folder
 */
const onDisk = folder => ({ fs: new SyncedFileSystem(folder), startParams: durableParameters });

/** @param {{ directory: string | null, image: string | undefined }} place */
const open = async ({ directory, image }) => {
  database = await PGlite.create(directory ? onDisk(directory) : image ? { loadDataDir: await openAsBlob(image) } : {});
  // A new database is created without an fsync, and so is one of earlier versions of the shop.
  if (directory) syncFolder(directory);
};

/** @param {WorkerRequest} request */
const answer = async request => {
  if (request.kind === 'messages') return database.execProtocolRaw(request.bytes);
  await (request.kind === 'open' ? open(request) : database.close());
  return new Uint8Array();
};

/**
 * @param {WorkerReply} message
 * @param {ArrayBuffer[]} moved
 */
const reply = (message, moved = []) => port.postMessage(message, moved);

/** @param {WorkerRequest} request */
const onRequest = request => {
  const { id } = request;
  answer(request).then(
    bytes => reply({ kind: 'answer', id, bytes }, [/** @type {ArrayBuffer} */ (bytes.buffer)]),
    error => reply({ kind: 'failure', id, error: String(error) }),
  );
};
port.on('message', onRequest);
