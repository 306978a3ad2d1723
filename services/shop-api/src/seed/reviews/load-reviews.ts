import type { Insertable, Kysely } from 'kysely';
import { countTotals } from '../../reviews/reviews.tables';
import { transact } from '../../db/changes';
import type { Tables } from '../../db/schema';
import type { SeedCatalogue } from '../seed-shape';
import { reviewsOfProduct, reviewsOfVendor } from './review-rows';

type Row = Insertable<Tables['reviews']>;

const batch = 300;

/** One of this many waits for moderation. */
const waitingEach = 400;

const withWaiting = (row: Row, at: number): Row =>
  at % waitingEach === waitingEach - 1 ? { ...row, state: 'pending', helpful: 0 } : row;

/** Adds reviews to a shop that has none, and updates the totals. */
export const seedReviews = async (
  db: Kysely<Tables>,
  load: () => Promise<SeedCatalogue>,
  now: Date,
): Promise<void> => {
  const known = await db.selectFrom('reviews').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const { products, vendors } = await load();
  const there = new Set((await db.selectFrom('products').select('id').execute()).map(({ id }) => id));
  const rated = products.filter(product => product.rating && there.has(product.id));
  if (rated.length === 0) return;
  const rows = rated.flatMap((product, at) => reviewsOfProduct(product, at, now)).map(withWaiting);
  const ofVendors = vendors.flatMap(({ id }) => reviewsOfVendor(id, now));
  await transact(db, async trx => {
    for (let from = 0; from < rows.length; from += batch) {
      await trx.insertInto('reviews').values(rows.slice(from, from + batch)).execute();
    }
    await trx.insertInto('reviews').values(ofVendors).execute();
    await countTotals(trx);
  });
};
