import type { Db } from '../db/schema';

/** Email address of an order's delivery, or of its account. */
export const findEmail = async (db: Db, orderId: number): Promise<string | null> => {
  const found = await db
    .selectFrom('orders as o')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .select(({ fn }) => fn.coalesce('a.email', 'u.email').as('email'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  return found?.email ?? null;
};
