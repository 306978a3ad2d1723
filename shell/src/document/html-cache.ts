import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { createCache, type Cache } from '@ortoo/cache';
import type { RenderResult } from './render-shapes';

/** A document ready to be sent. */
export interface CachedDocument {
  status: number;
  /** Its Content-Security-Policy. */
  policy: string;
  /** Its content depends on the visitor's age. */
  ageGated: boolean;
  br: Buffer;
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

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a document once for all its recipients. */
export const packDocument = async (
  { status, html, policy, ageGated }: Pick<RenderResult, 'status' | 'html' | 'policy' | 'ageGated'>,
  at: number,
): Promise<CachedDocument> => ({ status, policy, ageGated, br: await brotli(Buffer.from(html), 5), at });

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
