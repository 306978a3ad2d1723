import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '../db/schema';
import { randomDigits } from '../http/tokens';
import { type Signer, signerFromJwk } from './coupon-code.rules';
import { findSigningKey, insertSigningKey, lockSigningKeys } from './signing.tables';

/** The key that signs the coupon codes of this database; undefined before the first sale. */
export const findSigner = async (db: Db): Promise<Signer | undefined> => {
  const row = await findSigningKey(db);
  return row && signerFromJwk(row.kid, row.private_jwk);
};

/** The same key; the first call creates it. */
export const signerOf = async (trx: Db, now: Date): Promise<Signer> => {
  const signer = await findSigner(trx);
  if (signer) return signer;
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  // The first key wins when several processes sell at the same time.
  await lockSigningKeys(trx);
  if (!(await findSigningKey(trx))) await insertSigningKey(trx, randomDigits(6), jwk as JsonWebKey, now);
  return signerOf(trx, now);
};
