import type { ReviewAspect, ReviewSort, ReviewState } from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n/locales';
import { type Insertable, type Selectable, sql, type SqlBool } from 'kysely';
import type { PageRequest } from '../db/page';
import type { Db, Tables } from '../db/schema';
import { changed } from '../db/changes';

/** Subject of a review. */
export interface Subject {
  of: 'product_id' | 'vendor_id';
  id: number;
}

export type ReviewRow = Selectable<Tables['reviews']>;
type NewReview = Omit<Insertable<Tables['reviews']>, 'product_id' | 'vendor_id' | 'helpful' | 'id'>;

const shown = (db: Db, { of, id }: Subject) =>
  db.selectFrom('reviews').where(of, '=', id).where('state', '=', 'approved');

const hasPhotos = sql<SqlBool>`jsonb_array_length(images) > 0`;

/** Ө, Ү and long vowels tell Mongolian from Russian. */
const lettersOf = sql<string>`case
  when comment ~ '[ӨөҮү]|аа|ээ|уу' then 'mongolian'
  when comment ~ '[А-Яа-яЁё]' then 'cyrillic'
  when comment ~ '[一-鿿]' then 'han'
  else 'latin' end`;

/** Letters that most readers of a language can read, the best first. */
const readableLetters: Record<Locale, string[]> = {
  mn: ['mongolian', 'cyrillic'],
  en: ['latin'],
  ru: ['cyrillic', 'latin'],
  cn: ['han', 'latin'],
  it: ['latin'],
};

const orders = {
  helpful: sql`helpful desc`,
  newest: sql`created_at desc`,
  rating_desc: sql`rating desc`,
  rating_asc: sql`rating asc`,
} satisfies Record<ReviewSort, unknown>;

export interface ReviewsRequest extends PageRequest {
  rating?: number | undefined;
  with_photos: boolean;
  sort: ReviewSort;
}

/** One page of the published reviews; unless another order is requested, those the reader can read come first. */
export const listReviews = (
  db: Db,
  subject: Subject,
  requested: ReviewsRequest,
  locale: Locale,
): Promise<ReviewRow[]> => {
  let query = shown(db, subject);
  if (requested.rating !== undefined) query = query.where('rating', '=', requested.rating);
  if (requested.with_photos) query = query.where(hasPhotos);
  if (requested.sort === 'helpful') {
    query = query.orderBy(sql`array_position(${readableLetters[locale]}::text[], ${lettersOf})`, 'asc');
  }
  return query
    .selectAll()
    .orderBy(orders[requested.sort])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(requested.per_page)
    .offset((requested.page - 1) * requested.per_page)
    .execute();
};

/** Number of published reviews by stars, of those with pictures, and of those with scores. */
export const countStars = (db: Db, subject: Subject) =>
  shown(db, subject)
    .select([
      'rating',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where ${hasPhotos})::int`.as('photos'),
      sql<number>`count(*) filter (where scores <> '{}')::int`.as('scored'),
    ])
    .groupBy('rating')
    .execute();

/** Average scores of the published reviews, and how many have one. */
export const averageScores = (db: Db, subject: Subject) =>
  shown(db, subject)
    .crossJoin(sql<{ key: ReviewAspect; value: string }>`jsonb_each_text(reviews.scores)`.as('score'))
    .select([
      'score.key as aspect',
      sql<number>`round(avg(score.value::int), 2)::float8`.as('average'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy('score.key')
    .execute();

export const findReview = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();

export const findOwnReview = (db: Db, { of, id }: Subject, userId: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where(of, '=', id).where('user_id', '=', userId).executeTakeFirst();

/** Ids of a subject's reviews that a user has marked as helpful. */
export const findVotes = async (db: Db, { of, id }: Subject, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('review_votes')
    .innerJoin('reviews', 'reviews.id', 'review_votes.review_id')
    .where(`reviews.${of}`, '=', id)
    .where('review_votes.user_id', '=', userId)
    .select('review_votes.review_id')
    .execute();
  return rows.map(row => row.review_id);
};

/** Undefined when the author already has a review there. */
export const insertReview = (db: Db, { of, id }: Subject, review: NewReview): Promise<ReviewRow | undefined> =>
  db
    .insertInto('reviews')
    .values({ ...review, [of]: id })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

interface Change {
  rating: number;
  scores: ReviewRow['scores'];
  comment: string;
  images: ReviewRow['images'];
  verified: boolean;
  now: Date;
}

/** Changed text needs moderation again. */
export const changeReview = (
  db: Db,
  id: number,
  { now, images, scores, ...change }: Change,
): Promise<ReviewRow | undefined> =>
  db
    .updateTable('reviews')
    .set({
      ...change,
      ...{ scores: JSON.stringify(scores), images: JSON.stringify(images) },
      ...{ state: 'pending', reason: null, edited_at: now },
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export const deleteReview = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('reviews').where('id', '=', id).execute();
};

export const decideReview = (
  db: Db,
  id: number,
  decision: { state: ReviewState; reason: string | null },
): Promise<ReviewRow | undefined> =>
  db.updateTable('reviews').set(decision).where('id', '=', id).returningAll().executeTakeFirst();

/**
 * Serializes the writers of a product's reviews. Totals counted by two at the same time would each miss the other's
 * review; the second one counts after the lock, and sees the first.
 */
export const lockTotals = async (trx: Db, productId: number): Promise<void> => {
  await trx.selectFrom('products').select('id').where('id', '=', productId).forNoKeyUpdate().execute();
};

/** Stores the review totals of some products, or of all; products with unchanged totals are not written. */
export const countTotals = async (trx: Db, productId?: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`update products set average_rating = r.average, total_reviews = r.total
    from (
      select p.id, coalesce(round(avg(v.rating), 2), 0) as average, count(v.id)::int as total
      from products p left join reviews v on v.product_id = p.id and v.state = 'approved'
      ${productId === undefined ? sql`` : sql`where p.id = ${productId}`}
      group by p.id) r
    where products.id = r.id
      and (products.average_rating, products.total_reviews) is distinct from (r.average, r.total)
    returning products.id`.execute(trx);
  await changed(
    trx,
    'product',
    rows.map(({ id }) => id),
  );
};
