import { Secret } from 'otpauth';
import type { Db } from '../db/schema';
import { tokenHash } from '../http/tokens';
import { deleteRecoveryCodes, insertRecoveryCodes, takeRecoveryCode } from './recovery-codes.tables';

const count = 10;

/** 60 random bits in three groups, of letters and digits that no one confuses. */
const newCode = (): string => (new Secret({ size: 8 }).base32.slice(0, 12).match(/.{4}/g) ?? []).join('-');

const hashOf = (userId: number, code: string): string => tokenHash(`${userId}:${code.replaceAll('-', '')}`);

/** Replaces a user's recovery codes; only their hashes are stored. Belongs in a transaction. */
export const issueRecoveryCodes = async (trx: Db, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: count }, newCode);
  await deleteRecoveryCodes(trx, userId);
  await insertRecoveryCodes(
    trx,
    userId,
    codes.map(code => hashOf(userId, code)),
  );
  return codes;
};

/** Uses a recovery code once. */
export const spendRecoveryCode = (db: Db, userId: number, code: string, now: Date): Promise<boolean> =>
  takeRecoveryCode(db, userId, hashOf(userId, code), now);
