import { createPublicKey, verify } from 'node:crypto';
import { longestOverride, overrideText, type Override } from '@ortoo/contracts';
import { mayRelease, type TeamKeys } from '../signature';

/** Why a token is invalid. */
export type TokenError = 'UNREADABLE' | 'UNKNOWN_KEY' | 'FORGED' | 'OTHER_TEAM' | 'EXPIRED' | 'TOO_LONG';

export type ReadToken = { ok: true; override: Override } | { ok: false; code: TokenError };

const rejected = (code: TokenError): ReadToken => ({ ok: false, code });

const longestToken = 2000;

const claimsOf = (claims: string, parse: (value: unknown) => Override | undefined): Override | undefined => {
  try {
    return parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  } catch {
    return undefined;
  }
};

const isSigned = (claims: string, signature: string, publicKey: string) =>
  verify(
    null,
    Buffer.from(overrideText(claims)),
    createPublicKey(publicKey),
    new Uint8Array(Buffer.from(signature, 'base64url')),
  );

/**
 * Reads the token of an override.
 * @param parse returns an override of valid shape
 */
export const readToken = (
  token: string,
  keys: TeamKeys,
  now: Date,
  parse: (value: unknown) => Override | undefined,
): ReadToken => {
  const [claims = '', signature = '', ...more] = token.split('.');
  const override = token.length <= longestToken && more.length === 0 ? claimsOf(claims, parse) : undefined;
  if (!override) return rejected('UNREADABLE');
  const key = keys[override.key];
  if (!key || key.revokedAt !== undefined) return rejected('UNKNOWN_KEY');
  if (!isSigned(claims, signature, key.publicKey)) return rejected('FORGED');
  if (!mayRelease(key, override.remote)) return rejected('OTHER_TEAM');
  const left = Date.parse(override.expires) - now.getTime();
  if (left <= 0) return rejected('EXPIRED');
  return left > longestOverride ? rejected('TOO_LONG') : { ok: true, override };
};
