import { createHash, timingSafeEqual } from 'node:crypto';
import { SearchError } from '../engine/index';

export interface Credentials {
  user: string;
  password: string;
}

/** Access levels: readers search; indexers also write documents and indices. */
export interface Accounts {
  readers: readonly Credentials[];
  indexers: readonly Credentials[];
}

/** Read access, for development only. */
export const developmentReader: Credentials = { user: 'shop', password: 'shop' };
/** Write access to documents and indices, for development only. */
export const developmentIndexer: Credentials = { user: 'indexer', password: 'indexer' };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The access level of a request's basic credentials; throws when they match no account. */
export function checkCredentials(header: string | undefined, { readers, indexers }: Accounts): 'read' | 'index' {
  const input = /^Basic ([A-Za-z0-9+/=_-]+)$/i.exec(header ?? '')?.[1];
  if (input === undefined)
    throw new SearchError(401, 'security_exception', 'missing authentication credentials for REST request');
  const sent = digest(Buffer.from(input, 'base64').toString('utf8'));
  const isAmong = (list: readonly Credentials[]): boolean =>
    list.map(({ user, password }) => timingSafeEqual(digest(`${user}:${password}`), sent)).includes(true);
  const [mayIndex, mayRead] = [isAmong(indexers), isAmong(readers)];
  if (mayIndex) return 'index';
  if (mayRead) return 'read';
  throw new SearchError(401, 'security_exception', 'unable to authenticate user for REST request');
}
