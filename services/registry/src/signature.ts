import { createHash, createPublicKey, verify } from 'node:crypto';
import { signedText, type ReleaseRecord } from '@ortoo/contracts';

/** A key that may sign releases. */
export interface TeamKey {
  /** Ids of remotes; `*` for all of them. */
  remotes: string[];
  /** Ed25519, SPKI as PEM. */
  publicKey: string;
}

/** Keys by id. */
export type TeamKeys = Readonly<Record<string, TeamKey>>;

/** Id of a public key: the first 16 hex digits of the SHA-256 of its DER. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

export const mayRelease = ({ remotes }: TeamKey, remote: string): boolean =>
  remotes.includes('*') || remotes.includes(remote);

/** Whether a team that may release this remote has signed exactly this record. */
export const isSigned = (record: ReleaseRecord, keys: TeamKeys): boolean => {
  const key = keys[record.signature.key];
  if (!key || !mayRelease(key, record.remote)) return false;
  return verify(
    null,
    Buffer.from(signedText(record)),
    createPublicKey(key.publicKey),
    Buffer.from(record.signature.value, 'base64'),
  );
};
