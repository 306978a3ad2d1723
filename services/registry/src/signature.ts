import { createHash, createPublicKey, verify } from 'node:crypto';
import { signedText, type ReleaseRecord } from '@ortoo/contracts';

/** A key that may sign releases. */
export interface TeamKey {
  /** The signer's name in the history; the id when absent. */
  name?: string;
  /** Ids of remotes; `*` for all of them. */
  remotes: string[];
  /** Ed25519, SPKI as PEM. */
  publicKey: string;
  /** ISO 8601. From then on its new signatures are invalid; its releases stay. */
  revokedAt?: string;
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

/** The key that may sign something new for this remote. */
export const activeKey = (keys: TeamKeys, id: string, remote: string): TeamKey | undefined => {
  const key = keys[id];
  return key && key.revokedAt === undefined && mayRelease(key, remote) ? key : undefined;
};

/** Whether the record is signed by a team that may release this remote, or might when it did. */
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
