import { type Selectable, sql } from 'kysely';
import { cachedRead } from '../../db/cached-read';
import type { Db, Tables } from '../../db/schema';

export const listRules = (db: Db) => db.selectFrom('search_rules').selectAll().orderBy('id').execute();

export type SearchRuleRow = Selectable<Tables['search_rules']>;

/** The rules of all searches; there are few. */
export const findRules = cachedRead(['search'], listRules);

export const lockRule = (trx: Db, id: number): Promise<SearchRuleRow | undefined> =>
  trx.selectFrom('search_rules').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** One change of the rules at a time, so that no search has two of a kind. */
export const lockRules = (trx: Db) => sql`select pg_advisory_xact_lock(hashtext('search_rules'))`.execute(trx);

type RuleValues = Omit<Tables['search_rules'], 'id' | 'lock_version' | 'words' | 'pins'> & {
  words: string;
  pins: string;
};

export const insertRule = async (trx: Db, row: RuleValues): Promise<number> => {
  const { id } = await trx.insertInto('search_rules').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const updateRule = async (trx: Db, id: number, row: RuleValues): Promise<void> => {
  await trx
    .updateTable('search_rules')
    .set(set => ({ ...row, lock_version: set('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteRule = async (trx: Db, id: number): Promise<void> => {
  await trx.deleteFrom('search_rules').where('id', '=', id).execute();
};

/** Products by id, with their names. */
export const findNames = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : db.selectFrom('products').select(['id', 'slug', 'text']).where('id', 'in', ids).execute();

const like = (word: string) => `%${word.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

/** Notes the products that have one of these words in a name, so that the index reads them again. Returns their ids. */
export const noteNamed = async (trx: Db, words: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    insert into product_changes (product_id)
    select p.id from products p where exists (
      select from jsonb_each(p.text) names where names.value ->> 'name' ilike any(${words.map(like)}::text[]))
    returning product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
};

export const countMiss = async (db: Db, day: string, query: string): Promise<void> => {
  await db
    .insertInto('search_misses')
    .values({ day, query, count: 1 })
    .onConflict(conflict =>
      conflict.columns(['day', 'query']).doUpdateSet({ count: sql<number>`search_misses.count + 1` }),
    )
    .execute();
};

/** The most frequent ones since a day. */
export const listMisses = async (db: Db, since: string, limit: number) => {
  const { rows } = await sql<{ query: string; count: number; last_on: string }>`
    select query, sum(count)::int as count, to_char(max(day), 'YYYY-MM-DD') as last_on from search_misses
    where day >= ${since}::date group by query order by count desc, last_on desc, query limit ${limit}`.execute(db);
  return rows;
};

/** Deletes counts of days that no list shows any more. */
export const deleteMissesBefore = async (db: Db, day: string): Promise<void> => {
  await db.deleteFrom('search_misses').where('day', '<', day).execute();
};
