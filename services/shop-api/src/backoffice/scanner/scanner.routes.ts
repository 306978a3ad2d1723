import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { DomainError } from '../../http/domain-error';
import type { Routes } from '../../http/implement';
import { icon, manifest } from './app-manifest';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const ofPackage = (path: string) => join(createRequire(import.meta.url).resolve('zxing-wasm/reader'), '../../..', path);

const script = 'text/javascript; charset=utf-8';

/** It may use WebAssembly and load its parts; nothing else. */
const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** Its requests are those of the page. */
const workerPolicy = "default-src 'self'";

interface ScannerFile {
  type: string;
  path: string;
  headers?: Record<string, string>;
}

const files: Readonly<Record<string, ScannerFile>> = {
  'decoder.js': {
    ...{ type: script, path: own('./decoder.worker.mjs') },
    headers: { 'content-security-policy': decoderPolicy },
  },
  'zxing.js': { type: script, path: ofPackage('iife/reader/index.js') },
  'zxing.wasm': { type: 'application/wasm', path: ofPackage('reader/zxing_reader.wasm') },
  'offline.js': {
    ...{ type: script, path: own('./offline.worker.mjs') },
    // It is served under the API's path, and works for the pages of staff.
    headers: { 'service-worker-allowed': '/', 'content-security-policy': workerPolicy },
  },
};

/** Not stored by the browser: who has lost the right has nothing of it. The worker stores it, and forgets it. */
const gated = { 'cache-control': 'private, no-store' };

/** Files of the scanner, for staff only: they belong to no page that others may open. */
export const scannerRoutes: Routes = app => {
  const params = z.object({ name: z.string().max(40) });
  app.get('/back_office/scanner/:name', { config: { perVendor: true }, schema: { params } }, async (request, reply) => {
    const { name } = request.params;
    reply.headers(gated);
    if (name === 'app.webmanifest')
      return reply.type('application/manifest+json').send(manifest(request.reader.locale));
    if (name === 'icon.svg') return reply.type('image/svg+xml').send(icon);
    const file = files[name];
    if (!file) throw new DomainError('NOT_FOUND');
    return reply
      .headers(file.headers ?? {})
      .type(file.type)
      .send(await readFile(file.path));
  });
};
