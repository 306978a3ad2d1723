import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createCache } from '@ortoo/cache';
import type { ReleaseFile, ReleaseRecord } from '@ortoo/contracts';
import { hasIntegrity } from '@ortoo/contracts/integrity';
import Negotiator from 'negotiator';

/** A release file as it is served. */
export interface ServedFile {
  bytes: Buffer;
  type: string;
  encoding: Encoding | undefined;
}

/** The smallest one first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const encodingOf = (header: string): Encoding | undefined => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings);
  return encodings.find(encoding => accepted.includes(encoding));
};

const extension = (path: string) => path.slice(path.lastIndexOf('.'));

/**
 * Reads browser files of releases, each checked against its record and compressed once. Release folders never change,
 * so neither do their files; a changed file is not served.
 * @param folder absolute folder of a release
 * @param maxBytes of cached files; the least recently used one is evicted
 */
export const createFileReader = (folder: (remote: string, release: string) => string, maxBytes = 64 * 1024 * 1024) => {
  const cache = createCache<ServedFile>({ maxBytes, sizeOf: ({ bytes }) => bytes.length });

  const load = async (path: string, file: ReleaseFile, encoding: Encoding | undefined) => {
    const type = types[extension(path)];
    const raw = type ? await readFile(path).catch(() => undefined) : undefined;
    if (!type || !raw || !hasIntegrity(raw, file.integrity)) return undefined;
    const worthIt = encoding && extension(path) !== '.woff2' && raw.length > 512;
    const bytes = worthIt ? await compressors[encoding](raw) : raw;
    return { bytes, type, encoding: worthIt ? encoding : undefined };
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
