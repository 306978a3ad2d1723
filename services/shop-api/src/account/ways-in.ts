import type { Db } from '../db/schema';
import { DomainError } from '../http/domain-error';
import { findPasskeysOf } from './passkeys.tables';
import { findLinksOf } from './social.tables';
import { findUser, lockUser } from './users.tables';

/** Removes one of a user's ways to sign in, unless it is the last. Belongs in a transaction. */
export const removeWayIn = async <Row>(
  trx: Db,
  userId: number,
  remove: () => Promise<Row | undefined>,
): Promise<Row> => {
  await lockUser(trx, userId);
  const removed = await remove();
  if (!removed) throw new DomainError('NOT_FOUND');
  const user = await findUser(trx, userId);
  // A code reaches whoever has a confirmed contact.
  if (!user || user.password_hash !== null || user.email_confirmed_at || user.phone_confirmed_at) return removed;
  const left = [...(await findPasskeysOf(trx, userId)), ...(await findLinksOf(trx, userId))];
  if (left.length === 0) throw new DomainError('LAST_WAY_IN');
  return removed;
};
