import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../http/tokens';
import { memoizeAsync } from '../memoize-async';

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** Hash of a random password: an unknown login must take as long as a wrong password. */
const dummyHash = memoizeAsync(
  () => hash(randomToken()),
  () => 'nobody',
  new Map<string, Promise<string>>(),
);

export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  const unknown = await dummyHash(undefined);
  const matches = await verify(stored ?? unknown, password.normalize('NFKC'));
  return matches && stored !== undefined;
};
