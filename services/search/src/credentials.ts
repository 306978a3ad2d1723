import { createHash, timingSafeEqual } from 'node:crypto';
import { SearchError } from './search-error';

export interface Credentials {
  user: string;
  password: string;
}

/** May read; for development only. */
export const developmentReader: Credentials = { user: 'shop', password: 'shop' };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses a request whose basic credentials are none of those given. */
export function checkCredentials(header: string | undefined, accepted: readonly Credentials[]): void {
  const given = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1];
  if (given === undefined)
    throw new SearchError(401, 'security_exception', 'missing authentication credentials for REST request');
  const decoded = digest(Buffer.from(given, 'base64').toString('utf8'));
  const known = accepted.map(({ user, password }) => timingSafeEqual(digest(`${user}:${password}`), decoded));
  if (!known.includes(true))
    throw new SearchError(401, 'security_exception', 'unable to authenticate user for REST request');
}
