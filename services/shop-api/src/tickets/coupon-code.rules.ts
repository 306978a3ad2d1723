import { createPrivateKey, createPublicKey, type KeyObject, randomInt, sign, verify } from 'node:crypto';
import { type CouponCode, type CouponKey, readCouponCode } from '@ortoo/contracts';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** `ABCD-EFGH-JKLM`: sixty random bits, readable over the phone. */
export const couponNumber = (random: (below: number) => number = randomInt): string =>
  [0, 1, 2].map(() => Array.from({ length: 4 }, () => alphabet[random(alphabet.length)]).join('')).join('-');

type CouponFacts = Pick<CouponCode, 'number' | 'kind' | 'validUntil'> & { event: number };

export interface Signer {
  kid: string;
  privateKey: KeyObject;
}

/** The content of the QR: facts in `readCouponCode`'s order and the Ed25519 signature of all of them. */
export const signCoupon = ({ number, kind, validUntil, event }: CouponFacts, signer: Signer): string => {
  const expiry = Math.floor(validUntil.getTime() / 1000).toString(36);
  const text = ['O2', signer.kid, kind.charAt(0), number, expiry, event.toString(36)].join('.');
  return `${text}.${sign(null, Buffer.from(text), signer.privateKey).toString('base64url')}`;
};

/** The payload of a code with a valid signature, else undefined. Needs only the public key. */
export const verifyCoupon = (code: string, key: CouponKey): CouponCode | undefined => {
  const read = readCouponCode(code);
  if (read?.kid !== key.kid) return undefined;
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  return verify(null, Buffer.from(read.signed), publicKey, Buffer.from(read.signature, 'base64url')) ? read : undefined;
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
