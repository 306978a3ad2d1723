import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
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
  /** When it was rendered, in milliseconds. */
  at: number;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Compresses a document once for everybody who will get it. */
export const packDocument = async (
  { status, html, policy, ageGated }: Pick<RenderResult, 'status' | 'html' | 'policy' | 'ageGated'>,
  at: number,
): Promise<CachedDocument> => {
  const whole = Buffer.from(html);
  const [br, zipped] = await Promise.all([brotli(whole, 5), promisify(gzip)(whole)]);
  return { status, policy, ageGated, br, gzip: zipped, at };
};

/** A document's bytes. Hardly anybody asks for them uncompressed, and they would be most of what the cache holds. */
export const bytesOf = async (document: CachedDocument, encoding: Encoding): Promise<Buffer> =>
  encoding === 'identity' ? promisify(gunzip)(document.gzip) : document[encoding];

const sizeOf = ({ br, gzip: zipped }: CachedDocument) => br.length + zipped.length;

/** Holds documents by plan and address. The least recently asked one makes room. */
export const createHtmlCache = (maxBytes: number) => {
  const entries = new Map<string, { plan: string; document: CachedDocument }>();
  let held = 0;

  const remove = (key: string): void => {
    const found = entries.get(key);
    if (!found) return;
    held -= sizeOf(found.document);
    entries.delete(key);
  };

  return {
    get(plan: string, address: string): CachedDocument | undefined {
      const key = `${plan} ${address}`;
      const found = entries.get(key);
      if (!found) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found.document;
    },
    set(plan: string, address: string, document: CachedDocument): void {
      const key = `${plan} ${address}`;
      remove(key);
      entries.set(key, { plan, document });
      held += sizeOf(document);
      for (const oldest of entries.keys()) {
        if (held <= maxBytes) break;
        remove(oldest);
      }
    },
    /** Forgets documents of all other plans: nobody is given one any more. */
    retain(plans: ReadonlySet<string>): void {
      for (const [key, { plan }] of entries) if (!plans.has(plan)) remove(key);
    },
    clear(): void {
      entries.clear();
      held = 0;
    },
    get held() {
      return held;
    },
  };
};
