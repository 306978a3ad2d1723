import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
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
  gzip: Buffer;
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

const sizeOf = (page: CachedDocument | Redirect): number =>
  'location' in page ? page.location.length : page.br.length + page.gzip.length + page.policy.length;

/** The tag of what pages are made from. The other tag of a document is its plan. */
export const pageData = 'page data';

/** Documents by plan and address, up to a byte limit. */
export const createHtmlCache = (maxBytes: number): Cache<CachedDocument | Redirect> =>
  createCache({ maxBytes, sizeOf });
