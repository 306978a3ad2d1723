import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartError } from '@ortoo/contracts/settings';
import {
  orderText,
  overrideText,
  signedText,
  type Override,
  type ReleaseRecord,
  type ReleaseSignature,
  type UnsignedOrder,
  type UnsignedRelease,
} from '@ortoo/contracts';

const publicHalf = (key: KeyObject) => createPublicKey(key);

/** The public half of a key as the registry expects it: SPKI in PEM. */
export const publicKeyOf = (privateKey: string): string =>
  publicHalf(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();

const keyIdOf = (key: KeyObject) =>
  createHash('sha256')
    .update(publicHalf(key).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Signs a release with a team's Ed25519 key (PKCS #8 in PEM). */
export const signRelease = (release: UnsignedRelease, privateKey: string): ReleaseRecord => {
  const key = createPrivateKey(privateKey);
  return {
    ...release,
    signature: {
      key: keyIdOf(key),
      value: sign(null, Buffer.from(signedText(release)), key).toString('base64'),
    },
  };
};

/** A registry order with date, unique nonce and the signature of a team's key. */
export const signOrder = (
  order: Omit<UnsignedOrder, 'issuedAt' | 'nonce'>,
  privateKey: string,
): UnsignedOrder & { signature: ReleaseSignature } => {
  const key = createPrivateKey(privateKey);
  const unsigned = { ...order, issuedAt: new Date().toISOString(), nonce: randomBytes(16).toString('hex') };
  const value = sign(null, Buffer.from(orderText(unsigned)), key).toString('base64');
  return { ...unsigned, signature: { key: keyIdOf(key), value } };
};

/** The token of an override, signed with a team's key. */
export const signOverride = (override: Omit<Override, 'key'>, privateKey: string): string => {
  const key = createPrivateKey(privateKey);
  const claims = Buffer.from(JSON.stringify({ ...override, key: keyIdOf(key) })).toString('base64url');
  return `${claims}.${sign(null, Buffer.from(overrideText(claims)), key).toString('base64url')}`;
};

const checkedKey = (path: string, pem: string): string => {
  try {
    if (createPrivateKey(pem).asymmetricKeyType === 'ed25519') return pem;
  } catch {
    // Invalid and missing keys share one message.
  }
  throw new StartError(`${path} is no Ed25519 key: restore it, or set RELEASE_KEY to the key of your team.`);
};

/** Reads a private key, or creates it when the file is missing. */
export const openKey = async (path: string): Promise<string> => {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return checkedKey(path, known);
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, made, { mode: 0o600 });
  return made;
};
