import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RenderResult } from './render-shapes';

/** A document ready to be sent. */
export interface CachedDocument {
  status: number;
  /** Its Content-Security-Policy. */
  policy: string;
  /** What it shows hangs on the visitor's age. */
  ageGated: boolean;
  br: Buffer;
  gzip: Buffer;
  identity: Buffer;
  /** When it was rendered, in milliseconds. */
  at: number;
}

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a document once for everybody who will get it. */
export const packDocument = async (
  { status, html, policy, ageGated }: Pick<RenderResult, 'status' | 'html' | 'policy' | 'ageGated'>,
  at: number,
): Promise<CachedDocument> => {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(identity, 5), promisify(gzip)(identity)]);
  return { status, policy, ageGated, br, gzip: zipped, identity, at };
};

/** The least recently asked document makes room. */
export const createHtmlCache = (maxEntries: number) => {
  const entries = new Map<string, CachedDocument>();
  return {
    get(key: string): CachedDocument | undefined {
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key: string, document: CachedDocument): void {
      entries.set(key, document);
      const oldest = entries.keys().next().value;
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    clear: () => entries.clear(),
  };
};
