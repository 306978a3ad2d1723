import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the bank signs its messages with, and expects ours to be signed with. */
export const checksum = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('')).digest('hex');

export const sameChecksum = (received: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
