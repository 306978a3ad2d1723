import { generateKeyPairSync } from 'node:crypto';
import { createCache } from '@ortoo/cache';
import { perDatabase } from '../db/cached-read';
import { randomDigits } from '../http/tokens';
import type { Shop } from '../shop';
import { type Signer, signerFromJwk } from './coupon-code.rules';
import { findSigningKey, insertSigningKey } from './signing.tables';

/** The first key wins when several processes start at the same time. */
const openSigner = async (shop: Shop): Promise<Signer> => {
  const known = await findSigningKey(shop.db);
  if (known) return signerFromJwk(known.kid, known.private_jwk);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  await insertSigningKey(shop.db, randomDigits(6), jwk as JsonWebKey, shop.clock());
  return openSigner(shop);
};

const signers = perDatabase(() => createCache<Signer>({ maxEntries: 1 }));

/** The key that signs the coupon codes of this database. */
export const signerOf = (shop: Shop): Promise<Signer> => signers(shop.db).fetch('', () => openSigner(shop));
