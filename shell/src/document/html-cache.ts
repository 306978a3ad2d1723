import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderResult } from './render-shapes';

/** A document ready to be sent. */
export interface CachedDocument {
  status: number;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Its content depends on the visitor's age. */
  ageGated: boolean;
  br: Buffer;
  gzip: Buffer;
  /** When it was rendered, in milliseconds. */
  at: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a document once for all its recipients. */
export const packDocument = async (
  { status, html, policy, ageGated }: Pick<RenderResult, 'status' | 'html' | 'policy' | 'ageGated'>,
  at: number,
): Promise<CachedDocument> => {
  const whole = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(whole, 5), promisify(gzip)(whole)]);
  return { status, policy, ageGated, br, gzip: zipped, at };
};

/**
 * A document's bytes. They are not cached uncompressed: few clients request them, and they would fill most of the
 * cache.
 */
export const bytesOf = async (document: CachedDocument, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? promisify(gunzip)(document.gzip) : document[encoding];

/** Policy, headers and bookkeeping of an entry, in addition to its key and its bytes. */
const overhead = 2_000;

const sizeOf = ({ document: { br, gzip: zipped } }: Entry, key: string): number =>
  key.length + br.length + zipped.length + overhead;

interface Entry {
  plan: string;
  document: CachedDocument;
  generation: number;
}

/** An address may be as long as a header: the cache stores its digest. */
const keyOf = (plan: string, address: string): string =>
  createHash('sha256').update(`${plan} ${address}`).digest('base64url');

/** Caches documents by plan and address, up to a byte limit. Evicts the least recently used one. */
export const createHtmlCache = (maxBytes: number) => {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  let generation = 0;

  return {
    /** `isCurrent` is false after its data has changed: it then serves only when no newer one can be rendered. */
    get(plan: string, address: string): { document: CachedDocument; isCurrent: boolean } | undefined {
      const found = entries.get(keyOf(plan, address));
      return found && { document: found.document, isCurrent: found.generation === generation };
    },
    set(plan: string, address: string, document: CachedDocument): void {
      entries.set(keyOf(plan, address), { plan, document, generation });
    },
    /** Makes a document no longer current. */
    expire(plan: string, address: string): void {
      const found = entries.get(keyOf(plan, address));
      if (found) found.generation = -1;
    },
    /** Evicts documents of all other plans, which are no longer served. */
    retain(plans: ReadonlySet<string>): void {
      for (const [key, { plan }] of entries.entries()) if (!plans.has(plan)) entries.delete(key);
    },
    /** Their data may have changed. */
    invalidate(): void {
      generation += 1;
    },
    get held() {
      return entries.calculatedSize;
    },
  };
};
