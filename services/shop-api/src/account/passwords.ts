import { hash, verify } from '@node-rs/argon2';
import { createCache } from '@ortoo/cache';
import pLimit from 'p-limit';
import { randomToken } from '../http/tokens';

/** Argon2id, which is the default, with the least cost that OWASP recommends; memory in KiB. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How a hash of these parameters begins. */
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** The threads that hash passwords also read and write files: half of them stay free. */
const inTurn = pLimit(2);

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), parameters));

/** Whether a hash has other parameters than today's: it is replaced when its owner signs in. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix);

/** Hash of a random password: an unknown login must take as long as a wrong password. */
const dummyHash = createCache<string>({ maxEntries: 1 });

export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const unknown = await dummyHash.fetch('', () => hash(randomToken(), parameters));
  const matches = await inTurn(() => verify(stored ?? unknown, password.normalize('NFKC')));
  return matches && typeof stored === 'string';
};
