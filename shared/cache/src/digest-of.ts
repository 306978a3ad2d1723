import { hash } from 'node:crypto';

/** A key of fixed size for input of any length. Different lists of parts have different keys. */
export const digestOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\u0000'), 'base64url');
