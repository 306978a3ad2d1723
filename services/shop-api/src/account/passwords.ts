import { hash, verify } from '@node-rs/argon2';
import { randomToken } from '../http/tokens';

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** Hash of a password nobody has: an unknown name must take as long as a wrong password. */
let nobody: Promise<string> | undefined;

export const passwordMatches = async (stored: string | undefined, password: string): Promise<boolean> => {
  nobody ??= hash(randomToken());
  const matches = await verify(stored ?? (await nobody), password.normalize('NFKC'));
  return matches && stored !== undefined;
};
