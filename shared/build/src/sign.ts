import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { overrideText, signedText, type Override, type ReleaseRecord, type UnsignedRelease } from '@ortoo/contracts';

const publicHalf = (key: KeyObject) => createPublicKey(key);

/** The public half of a key, as the registry wants it: SPKI in PEM. */
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

/** The token of an override, signed with a team's key. */
export const signOverride = (override: Omit<Override, 'key'>, privateKey: string): string => {
  const key = createPrivateKey(privateKey);
  const claims = Buffer.from(JSON.stringify({ ...override, key: keyIdOf(key) })).toString('base64url');
  return `${claims}.${sign(null, Buffer.from(overrideText(claims)), key).toString('base64url')}`;
};

/** Reads a private key, or makes one where there is none yet. */
export const openKey = async (path: string): Promise<string> => {
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return known;
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, made, { mode: 0o600 });
  return made;
};
