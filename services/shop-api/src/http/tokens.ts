import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, fit for cookies and headers. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token: a stolen table opens nothing. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

export const randomDigits = (length: number): string =>
  Array.from({ length }, (_, place) => (place === 0 ? randomInt(1, 10) : randomInt(10))).join('');
