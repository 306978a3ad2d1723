import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** The saved lines of a user, the newest first. */
export const findSaved = (db: Db, userId: number) =>
  db
    .selectFrom('saved_products')
    .select(['id', 'variant_id', 'quantity', 'options', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

interface SavedLine {
  variant_id: number;
  quantity: number;
  options: Record<string, string>;
}

/** Saves a line; the same one again counts with its latest quantity. */
export const insertSaved = async (
  trx: Db,
  userId: number,
  { options, ...line }: SavedLine,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('saved_products')
    .values({ user_id: userId, ...line, options: JSON.stringify(options), created_at: now })
    .onConflict(conflict =>
      conflict
        .expression(sql`user_id, variant_id, md5(options::text)`)
        .doUpdateSet({ quantity: line.quantity, created_at: now }),
    )
    .execute();
};

export const deleteSaved = async (db: Db, userId: number, id: number): Promise<void> => {
  await db.deleteFrom('saved_products').where('user_id', '=', userId).where('id', '=', id).execute();
};
