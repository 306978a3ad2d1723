import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { savedTickets } from '@ortoo/contracts';
import { shopMark } from '@ortoo/contracts/app-files';
import type { FastifyInstance } from 'fastify';

/** Revalidated on each visit; the worker fetches from this site only. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

/** Serves files of the shell that have an address of their own. */
export const addShellFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  // Requested by every page that names no icon of its own, such as the sandbox bank's.
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(shopMark),
  );
  const worker = await readFile(join(folder, 'worker/sw.js'));
  app.get(savedTickets.worker, (_request, reply) => reply.headers(workerHeaders).send(worker));
};
