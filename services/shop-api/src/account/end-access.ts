import type { Db } from '../db/schema';
import { dropExpiredChallenges } from './passkeys.tables';
import { dropEndedSessions, deleteSessionsOf } from './sessions.tables';
import { sessionLife } from './session.rules';
import { dropExpiredAttempts } from './social.tables';
import { revokeTokensOf } from './tokens.tables';
import { lockUser } from './users.tables';

interface EndAllAccess {
  now: Date;
  /** Hash of the token of the session that stays, such as the one whose owner changes the password. */
  except?: string | undefined;
}

/**
 * Ends every session and every family of bearer tokens of a user: after a change of the password, or for the deletion
 * of the account. Belongs in the transaction of the change.
 */
export const endAllAccess = async (trx: Db, userId: number, { now, except }: EndAllAccess): Promise<void> => {
  await lockUser(trx, userId);
  await deleteSessionsOf(trx, userId, except);
  await revokeTokensOf(trx, userId, now);
};

/** Deletes what has ended by itself. */
export const dropEndedAccess = async (db: Db, now: Date): Promise<void> => {
  await dropEndedSessions(db, { now, idleSince: new Date(now.getTime() - sessionLife.idle) });
  await dropExpiredChallenges(db, now);
  await dropExpiredAttempts(db, now);
};
