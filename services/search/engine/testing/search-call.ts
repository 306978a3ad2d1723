import type { CallRequest } from '../engine';

/** A search of a reader. */
export const searchCall = (body: string, now: number, index: string): CallRequest => ({
  method: 'POST',
  path: `/${index}/_search`,
  query: {},
  body,
  contentType: 'application/json',
  access: 'read',
  now,
});
