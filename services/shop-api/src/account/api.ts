import type { User } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import { Refusal } from '../http/refusal';
import type { Shop } from '../shop';
import { userOnWire } from './user.mapper';
import { findUser } from './users.tables';

/** What other modules and services may use of the accounts. */
export { sessionFromCookie, type CookieSession } from './session-from-cookie';

export const readUser = async (shop: Shop, id: number, reader: Reader): Promise<User> => {
  const row = await findUser(shop.db, id);
  if (!row) throw new Refusal('UNAUTHORIZED');
  return userOnWire(shop.db, row, reader);
};
