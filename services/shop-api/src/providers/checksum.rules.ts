import { createHmac, timingSafeEqual } from 'node:crypto';

/** Checksum that signs messages of the bank and ours. */
export const checksum = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('')).digest('hex');

export const sameChecksum = (received: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
