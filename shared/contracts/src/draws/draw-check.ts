import { drawNumber } from './draw.rules';

const encoder = new TextEncoder();

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('');

/** The digest of a text as hexadecimal digits, by WebCrypto: a visitor's browser checks a draw with it. */
export const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

/** Computes the number of a text with the seed as its key. */
export const numbersOf = async (seed: string): Promise<(text: string) => Promise<number>> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), algorithm, false, ['sign']);
  return async text => drawNumber(toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
};
