import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createCache, digestOf, type Cache } from '@ortoo/cache';
import type { RenderResult } from './render-shapes';

/** A document ready to be sent. */
export interface CachedDocument {
  status: number;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Its content depends on the visitor's age. */
  ageGated: boolean;
  br: Buffer;
  /** It was compressed again, smaller. */
  isDense?: boolean;
  /** Digest of its HTML. */
  digest: string;
  /** How often it was rendered again without a change. */
  unchanged: number;
  /** Compressed when a client requests it; few accept no Brotli. */
  gzip?: Promise<Buffer>;
  /** When it was rendered, in milliseconds. */
  at: number;
}

/** The address of another page. It is shared by concurrent visitors, not cached. */
export interface Redirect {
  status: number;
  location: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** 1 MB holds a document; the usual 4 MB take up to a fifth more processor time for the same bytes. */
const windowBits = 20;
/** More than a compressed document has: one turn of the thread pool. */
const chunkSize = 64 * 1024;

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    chunkSize,
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  });

/** A visitor waits for the first; the other takes 35 times as long and makes a tenth less. */
const quality = { quick: 5, dense: 10 };

/**
 * Compresses a document once for all its recipients. One that was rendered again without a change keeps its bytes.
 * @param last what visitors got before
 */
export const packDocument = async (
  { status, html, policy, ageGated }: Pick<RenderResult, 'status' | 'html' | 'policy' | 'ageGated'>,
  at: number,
  last?: CachedDocument | Redirect,
): Promise<CachedDocument> => {
  const digest = digestOf(html);
  if (last && 'br' in last && last.digest === digest)
    return { ...last, status, policy, ageGated, unchanged: last.unchanged + 1, at };
  return { status, policy, ageGated, digest, unchanged: 0, br: await brotli(Buffer.from(html), quality.quick), at };
};

/** Compresses documents again that are sent often: one at a time, so that processors stay free for pages. */
export const createDenser = () => {
  let isBusy = false;
  return async (document: CachedDocument): Promise<void> => {
    if (isBusy || document.isDense) return;
    isBusy = true;
    try {
      document.br = await brotli(await bytesOf(document, 'identity'), quality.dense);
      document.isDense = true;
    } finally {
      isBusy = false;
    }
  };
};

/**
 * A document's bytes. They are not cached uncompressed: few clients request them, and they would fill most of the
 * cache.
 */
export const bytesOf = async (document: CachedDocument, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return document.br;
  const whole = () => promisify(brotliDecompress)(document.br);
  return encoding === 'gzip' ? (document.gzip ??= whole().then(bytes => promisify(gzip)(bytes))) : whole();
};

/** Size of a document's two encodings, compared with Brotli alone. */
const bothEncodings = 2.2;

const sizeOf = (page: CachedDocument | Redirect): number =>
  'location' in page ? page.location.length : Math.ceil(page.br.length * bothEncodings) + page.policy.length;

/** The tag of what pages are made from. The other tag of a document is its plan. */
export const pageData = 'page data';

/** Documents by plan and address, up to a byte limit. */
export const createHtmlCache = (maxBytes: number): Cache<CachedDocument | Redirect> =>
  createCache({ maxBytes, sizeOf });
