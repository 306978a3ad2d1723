import Negotiator from 'negotiator';
import type { Encoding } from './html-cache';

/** The smallest one first. */
const compressed = ['br', 'gzip'] as const;

/** The smallest encoding that a client accepts, whatever its own order is: all of them are in the cache. */
export const encodingOf = (header: string | undefined): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(compressed);
  return compressed.find(encoding => accepted.includes(encoding)) ?? 'identity';
};
