import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { replaceFile } from './replace-file';

/** The smallest one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

const compressors = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

const decompressors = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Compresses release files and keeps the copies. Compressing the scripts of a page takes a second, so it is done once,
 * not at every start. A copy is used only when it contains the same bytes.
 * @param cacheDir absolute folder of the copies
 */
export const createCompressor = (cacheDir: string) => {
  const find = async (path: string, bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> => {
    const copy = await readFile(path).catch(() => undefined);
    const whole = copy && (await decompressors[encoding](copy).catch(() => undefined));
    return whole?.equals(bytes) ? copy : undefined;
  };

  return async (bytes: Buffer, integrity: string, encoding: Encoding): Promise<Buffer> => {
    const path = join(cacheDir, `${Buffer.from(integrity).toString('base64url')}.${encoding}`);
    const copy = await find(path, bytes, encoding);
    if (copy) return copy;
    const made = await compressors[encoding](bytes);
    // On a full disk the file is served, but compressed again after the next start.
    await replaceFile(path, made).catch(() => undefined);
    return made;
  };
};
