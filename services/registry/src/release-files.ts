import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { createCache } from '@ortoo/cache';
import type { ReleaseFile, ReleaseRecord } from '@ortoo/contracts';
import { hasIntegrity } from '@ortoo/contracts/integrity';
import Negotiator from 'negotiator';
import { createCompressor, encodings, type Encoding } from './compressed-copies';

/** A release file as it is served. */
export interface ServedFile {
  bytes: Buffer;
  type: string;
  encoding: Encoding | undefined;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const encodingOf = (header: string): Encoding | undefined => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings);
  return encodings.find(encoding => accepted.includes(encoding));
};

const extension = (path: string) => path.slice(path.lastIndexOf('.'));

const isCompressible = (path: string, { size }: ReleaseFile) => extension(path) !== '.woff2' && size > 512;

interface FileReaderOptions {
  /** Absolute folder of a release. */
  folder: (remote: string, release: string) => string;
  /** Folder of compressed copies: a folder in DATA_DIR. */
  cacheDir: string;
  /** Of files in memory; the least recently used one is evicted. */
  maxBytes?: number;
}

/**
 * Reads browser files of releases, each checked against its record and compressed once. Release folders never change,
 * so neither do their files; a changed file is not served.
 */
export const createFileReader = ({ folder, cacheDir, maxBytes = 64 * 1024 * 1024 }: FileReaderOptions) => {
  const cache = createCache<ServedFile>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });
  const compress = createCompressor(cacheDir);

  const load = async (
    path: string,
    file: ReleaseFile,
    accepted: Encoding | undefined,
  ): Promise<ServedFile | undefined> => {
    const type = types[extension(path)];
    const raw = type ? await readFile(path).catch(() => undefined) : undefined;
    if (!type || !raw || !hasIntegrity(raw, file.integrity)) return undefined;
    const encoding = isCompressible(path, file) ? accepted : undefined;
    return { bytes: encoding ? await compress(raw, file.integrity, encoding) : raw, type, encoding };
  };

  return async (
    { remote, release, files, draft }: ReleaseRecord,
    path: string,
    accepts: string,
  ): Promise<ServedFile | undefined> => {
    const relative = normalize(path);
    const recorded = relative.startsWith('browser/') ? files.find(file => file.path === relative) : undefined;
    if (!recorded) return undefined;
    // A draft is read once or twice: compressing it would take longer than sending it.
    const encoding = draft ? undefined : encodingOf(accepts);
    const key = `${remote}/${release}/${relative}:${encoding ?? ''}`;
    return cache.fetch(key, () => load(join(folder(remote, release), relative), recorded, encoding));
  };
};
