import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { changed, transact } from '../db/changes';

/** Counts one reader once, however often the click comes. Returns the count. */
export const addVote = (db: Db, reviewId: number, userId: number): Promise<number> =>
  transact(db, async trx => {
    const added = await trx
      .insertInto('review_votes')
      .values({ review_id: reviewId, user_id: userId })
      .onConflict(conflict => conflict.doNothing())
      .returning('review_id')
      .executeTakeFirst();
    return count(trx, reviewId, added ? 1 : 0);
  });

export const takeVote = (db: Db, reviewId: number, userId: number): Promise<number> =>
  transact(db, async trx => {
    const gone = await trx
      .deleteFrom('review_votes')
      .where('review_id', '=', reviewId)
      .where('user_id', '=', userId)
      .returning('review_id')
      .executeTakeFirst();
    return count(trx, reviewId, gone ? -1 : 0);
  });

const count = async (trx: Db, reviewId: number, change: number): Promise<number> => {
  if (change !== 0) await changed(trx, 'review');
  const { helpful } = await trx
    .updateTable('reviews')
    .set({ helpful: sql`helpful + ${change}` })
    .where('id', '=', reviewId)
    .returning('helpful')
    .executeTakeFirstOrThrow();
  return helpful;
};
