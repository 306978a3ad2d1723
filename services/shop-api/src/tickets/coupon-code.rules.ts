import { createPrivateKey, createPublicKey, type KeyObject, randomInt, sign, verify } from 'node:crypto';
import type { CouponKey } from '@ortoo/contracts';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `ABCD-EFGH-JKLM`: sixty random bits, readable over the phone. */
export const couponNumber = (random: (below: number) => number = randomInt): string =>
  [0, 1, 2].map(() => Array.from({ length: 4 }, () => alphabet[random(alphabet.length)]).join('')).join('-');

export interface CouponFacts {
  number: string;
  kind: 'coupon' | 'ticket';
  validUntil: Date;
}

export interface Signer {
  kid: string;
  privateKey: KeyObject;
}

const version = 'O1';

/** The content of the QR: `O1.<key>.<c|t>.<number>.<expiry in base 36>.<Ed25519 signature of all before>`. */
export const signCoupon = ({ number, kind, validUntil }: CouponFacts, signer: Signer): string => {
  const expiry = Math.floor(validUntil.getTime() / 1000).toString(36);
  const text = [version, signer.kid, kind.charAt(0), number, expiry].join('.');
  return `${text}.${sign(null, Buffer.from(text), signer.privateKey).toString('base64url')}`;
};

/** The payload of a code with a valid signature, else undefined. Needs only the public key. */
export const verifyCoupon = (code: string, key: CouponKey): CouponFacts | undefined => {
  const parts = code.split('.');
  const [prefix, kid, kind, number, expiry, signature] = parts;
  if (parts.length !== 6 || prefix !== version || kid !== key.kid || !number || !expiry || !signature) return undefined;
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  const text = Buffer.from(parts.slice(0, 5).join('.'));
  if (!verify(null, text, publicKey, Buffer.from(signature, 'base64url'))) return undefined;
  return { number, kind: kind === 't' ? 'ticket' : 'coupon', validUntil: new Date(parseInt(expiry, 36) * 1000) };
};

export const publicKeyOf = (signer: Signer): CouponKey => {
  const { x } = createPublicKey(signer.privateKey).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x: x ?? '', kid: signer.kid };
};

export const signerFromJwk = (kid: string, jwk: JsonWebKey): Signer => ({
  kid,
  privateKey: createPrivateKey({ key: { ...jwk } as Record<string, string>, format: 'jwk' }),
});

export type CouponState = 'active' | 'used' | 'expired' | 'cancelled';

/** Current state of a coupon. */
export const couponState = (
  coupon: { used_at: Date | null; cancelled_at: Date | null; valid_until: Date },
  now: Date,
): CouponState => {
  if (coupon.cancelled_at) return 'cancelled';
  if (coupon.used_at) return 'used';
  return coupon.valid_until <= now ? 'expired' : 'active';
};
