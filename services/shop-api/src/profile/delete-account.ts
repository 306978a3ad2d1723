import { checkCurrent, endUser, findUser } from '../account/api';
import { transact } from '../db/changes';
import { DomainError } from '../http/domain-error';
import { removeReview } from '../reviews/api';
import type { Shop } from '../shop';
import { dropImage } from '../uploads/api';
import { deletePersonalRows, hasOpenOrders, moneyOf } from './personal-data.tables';

/**
 * Deletes an account and what the shop has about its user. Orders, receipts and the books stay, as the law requires,
 * under a user without a name. Not while something is open between the shop and the user.
 */
export const deleteAccount = async (
  shop: Shop,
  current: string | undefined,
  requester: Parameters<typeof checkCurrent>[3],
): Promise<void> => {
  const { userId } = requester;
  const user = await findUser(shop.db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  await checkCurrent(shop, user, current, requester);
  if (user.roles.some(role => role === 'staff' || role === 'admin')) throw new DomainError('ACCOUNT_STAFF');
  const reviews = await transact(shop.db, async trx => {
    if (await hasOpenOrders(trx, userId)) throw new DomainError('ACCOUNT_ORDERS');
    if ((await moneyOf(trx, userId)) > 0) throw new DomainError('ACCOUNT_BALANCE');
    const written = await deletePersonalRows(trx, userId);
    await endUser(trx, userId, shop.clock());
    return written;
  });
  for (const id of reviews) await removeReview(shop, id, userId);
  if (user.avatar !== null) await dropImage(shop, user.avatar);
};
