import { createHash } from 'node:crypto';

/** Digest of a file's bytes in the form of the integrity attribute. */
export const integrityOf = (bytes: Buffer | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
