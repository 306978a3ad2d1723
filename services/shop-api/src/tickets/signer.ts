import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '../db/schema';
import { randomDigits } from '../http/tokens';
import { type Signer, signerFromJwk } from './coupon-code.rules';
import { findSigningKey, insertSigningKey, lockSigningKeys } from './signing.tables';

/** The key that signs the coupon codes of this database. Its first call creates it. */
export const signerOf = async (trx: Db, now: Date): Promise<Signer> => {
  const known = await findSigningKey(trx);
  if (known) return signerFromJwk(known.kid, known.private_jwk);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  // The first key wins when several processes sell at the same time.
  await lockSigningKeys(trx);
  if (!(await findSigningKey(trx))) await insertSigningKey(trx, randomDigits(6), jwk as JsonWebKey, now);
  return signerOf(trx, now);
};
