import { type Kysely, sql } from 'kysely';

/** One statement at a time: the embedded database accepts only one in a query. */
export const runAll = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
