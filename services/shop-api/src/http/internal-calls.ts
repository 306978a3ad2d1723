import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const header = 'x-internal-call';

/** Distinguishes internal calls of this process, such as the rendering of pages, from those of visitors. */
export interface InternalCalls {
  /** Headers of such a call. */
  headers: Readonly<Record<string, string>>;
  isInternal: (request: { headers: IncomingHttpHeaders }) => boolean;
}

export const createInternalCalls = (): InternalCalls => {
  const secret = randomBytes(24).toString('base64url');
  const expected = Buffer.from(secret);
  return {
    headers: { [header]: secret },
    isInternal: ({ headers }) => {
      if (headers[header] === undefined) return false;
      const sent = Buffer.from(String(headers[header]));
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
};
