import { createHash } from 'node:crypto';

const digest = (algorithm: string, bytes: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/**
 * Digest of a file's bytes in the form of the integrity attribute. SHA-256, because every entry lists all its chunks.
 * Records and entries use the same: a browser reuses a preloaded file only under the same digest.
 */
export const integrityOf = (bytes: Buffer | string): string => digest('sha256', bytes);

/** Whether these bytes are the ones that a record names. Records of earlier kits name SHA-384. */
export const hasIntegrity = (bytes: Buffer | string, integrity: string): boolean =>
  digest(integrity.slice(0, 6), bytes) === integrity;
