// JavaScript, like all that it imports: a thread with the TypeScript loader starts half a second later.
import { openAsBlob } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { parsers } from './parsers.mjs';
import { durableParameters, SyncedFileSystem, syncFolder } from './synced-file-system.mjs';

/** @import { WorkerReply, WorkerRequest } from './pglite.protocol' */

if (!parentPort) throw new Error('Runs as a worker only');
const port = parentPort;
/** @type {PGlite} */
let database;

/** @param {WorkerReply} message */
const reply = message => port.postMessage(message);

/** @param {unknown} error */
const asError = error => {
  const { message, code, constraint, detail } = /** @type {Record<string, string | undefined>} */ (error);
  return { message: message ?? String(error), code, constraint, detail };
};

/**
 * On the disk, and written to it before a commit is acknowledged.
 * @param {string} folder
 */
const onDisk = folder => ({ fs: new SyncedFileSystem(folder), startParams: durableParameters });

/** @param {{ directory: string | null, image: string | undefined }} place */
const open = async ({ directory, image }) => {
  database = await PGlite.create({
    ...(directory ? onDisk(directory) : image && { loadDataDir: await openAsBlob(image) }),
    parsers,
  });
  // A new database is created without an fsync, and so is one of earlier versions of the shop.
  if (directory) syncFolder(directory);
};

/** @param {WorkerRequest} request */
const answer = async request => {
  if (request.kind === 'query') {
    const result = await database.query(request.sql, request.parameters);
    return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
  }
  await (request.kind === 'open' ? open(request) : database.close());
  return null;
};

/** @param {WorkerRequest} request */
const onRequest = request => {
  answer(request).then(
    value => reply({ kind: 'answer', id: request.id, value }),
    error => reply({ kind: 'failure', id: request.id, error: asError(error) }),
  );
};
port.on('message', onRequest);
