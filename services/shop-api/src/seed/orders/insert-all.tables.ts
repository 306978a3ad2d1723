import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/schema';

const batch = 200;

const inBatches = async <Row, Result>(
  rows: readonly Row[],
  insert: (part: Row[]) => Promise<Result[]>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let from = 0; from < rows.length; from += batch) results.push(...(await insert(rows.slice(from, from + batch))));
  return results;
};

/** Inserts any number of rows. */
export const insertAll = async <T extends keyof Tables & string>(
  trx: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> => {
  await inBatches(rows, part =>
    trx
      .insertInto(table)
      .values(part as never)
      .execute(),
  );
};

type TablesWithId = { [T in keyof Tables & string]: 'id' extends keyof Tables[T] ? T : never }[keyof Tables & string];

/** The same, and returns their ids in order. */
export const insertReturning = async <T extends TablesWithId>(
  trx: Kysely<Tables>,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<number[]> => {
  const found = await inBatches(rows, part =>
    trx
      .insertInto(table)
      .values(part as never)
      .returning('id' as never)
      .$castTo<{ id: number }>()
      .execute(),
  );
  return found.map(({ id }) => id);
};
