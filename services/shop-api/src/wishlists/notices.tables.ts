import { sql, type SqlBool } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db } from '../db/schema';
import type { Seen } from './notice.rules';

/** Products whose wishes may have changed: these, and those whose sale or date is reached between two times. */
export interface Affected {
  ids: readonly number[] | 'all';
  since: Date;
  now: Date;
}

const isAffected = ({ ids, since, now }: Affected) => {
  if (ids === 'all') return sql<SqlBool>`true`;
  const reached = (column: 'sale_start_at' | 'sale_expire_at' | 'available_on') =>
    sql`(p.${sql.ref(column)} > ${since} and p.${sql.ref(column)} <= ${now})`;
  return sql<SqlBool>`(p.id = any(${[...ids]}::int[]) or ${reached('sale_start_at')} or ${reached('sale_expire_at')}
    or ${reached('available_on')})`;
};

/** Wishes of these products with what their owners know, in the order of their owners. */
export const findSeenWishes = (db: Db, affected: Affected) =>
  db
    .selectFrom('wished_products as w')
    .innerJoin('wish_lists as l', 'l.id', 'w.list_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .innerJoin('variants as v', 'v.id', 'w.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('w.removed_at', 'is', null)
    .where(isAffected(affected))
    .select(['w.id', 'w.variant_id', 'w.seen_price', 'w.seen_in_stock'])
    .select(['l.user_id', 'l.site', 'l.locale', 'u.email'])
    .orderBy('l.user_id')
    .orderBy('w.position', 'desc')
    .execute();

export type SeenWish = Awaited<ReturnType<typeof findSeenWishes>>[number];

/** Remembers what the owner knows now; false when another process has done so. */
export const rememberSeen = (trx: Db, { id, seen_price, seen_in_stock }: SeenWish, seen: Seen): Promise<boolean> =>
  trx
    .updateTable('wished_products')
    .set({ seen_price: seen.price, seen_in_stock: seen.inStock })
    .where('id', '=', id)
    .where('seen_price', '=', seen_price)
    .where('seen_in_stock', '=', seen_in_stock)
    .returning('id')
    .$call(hasRow);
