import { hash, verify } from '@node-rs/argon2';
import { createCache } from '@ortoo/cache';
import pLimit from 'p-limit';
import { randomToken } from '../http/tokens';

/** The threads that hash passwords also read and write files: half of them stay free. */
const inTurn = pLimit(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC')));

/** Hash of a random password: an unknown login must take as long as a wrong password. */
const dummyHash = createCache<string>({ maxEntries: 1 });

export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  const unknown = await dummyHash.fetch('', () => hash(randomToken()));
  const matches = await inTurn(() => verify(stored ?? unknown, password.normalize('NFKC')));
  return matches && stored !== undefined;
};
