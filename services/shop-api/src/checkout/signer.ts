import { generateKeyPairSync } from 'node:crypto';
import { randomDigits } from '../http/tokens';
import type { Shop } from '../shop';
import { type Signer, signerFromJwk } from './coupon-code.rules';
import type { Db } from './orders.tables';
import { findSigningKey, insertSigningKey } from './signing.tables';

const signers = new WeakMap<Db, Promise<Signer>>();

/** The first key wins when several processes start at once. */
const openSigner = async (shop: Shop): Promise<Signer> => {
  const known = await findSigningKey(shop.db);
  if (known) return signerFromJwk(known.kid, known.private_jwk);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  await insertSigningKey(shop.db, randomDigits(6), jwk as JsonWebKey, shop.clock());
  return openSigner(shop);
};

/** The key that coupon codes of this database are signed with. */
export const signerOf = (shop: Shop): Promise<Signer> => {
  const known = signers.get(shop.db);
  if (known) return known;
  const opened = openSigner(shop);
  signers.set(shop.db, opened);
  return opened;
};
