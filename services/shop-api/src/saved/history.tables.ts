import { limits } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

export const findViewed = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('viewed_products')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('viewed_at', 'desc')
    .limit(limits.viewed)
    .execute();
  return rows.map(({ product_id }) => product_id);
};

export const findSearches = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('searches')
    .select('query')
    .where('user_id', '=', userId)
    .orderBy('searched_at', 'desc')
    .limit(limits.searchHistory)
    .execute();
  return rows.map(({ query }) => query);
};

/** The first of a list is the newest: each other is a millisecond older. */
const timeOf = (now: Date) => sql`${now}::timestamptz - (place - 1) * interval '1 millisecond'`;

/** Records viewed products, the newest first; those that no longer exist are left out. */
export const addViewed = async (trx: Db, userId: number, ids: readonly number[], now: Date): Promise<void> => {
  await sql`
    insert into viewed_products (user_id, product_id, viewed_at)
    select ${userId}::int, p.id, ${timeOf(now)}
    from unnest(${[...new Set(ids)]}::int[]) with ordinality as added (id, place) join products p on p.id = added.id
    on conflict (user_id, product_id) do update set viewed_at = excluded.viewed_at`.execute(trx);
  await sql`
    delete from viewed_products where user_id = ${userId}
      and product_id not in (select product_id from viewed_products where user_id = ${userId}
        order by viewed_at desc limit ${limits.viewed}::int)`.execute(trx);
};

export const addSearches = async (trx: Db, userId: number, queries: readonly string[], now: Date): Promise<void> => {
  await sql`
    insert into searches (user_id, query, searched_at)
    select ${userId}::int, added.query, ${timeOf(now)}
    from unnest(${[...new Set(queries)]}::text[]) with ordinality as added (query, place)
    on conflict (user_id, query) do update set searched_at = excluded.searched_at`.execute(trx);
  await sql`
    delete from searches where user_id = ${userId}
      and query not in (select query from searches where user_id = ${userId}
        order by searched_at desc limit ${limits.searchHistory}::int)`.execute(trx);
};

/** Removes one viewed product, or all. */
export const removeViewed = async (db: Db, userId: number, id?: number): Promise<void> => {
  const query = db.deleteFrom('viewed_products').where('user_id', '=', userId);
  await (id === undefined ? query : query.where('product_id', '=', id)).execute();
};

/** Removes one search, or all. */
export const removeSearches = async (db: Db, userId: number, search?: string): Promise<void> => {
  const query = db.deleteFrom('searches').where('user_id', '=', userId);
  await (search === undefined ? query : query.where('query', '=', search)).execute();
};
