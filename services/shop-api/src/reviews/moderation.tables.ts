import type { ReviewState } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../db/schema';

interface ModerationRequest {
  state: ReviewState;
  limit: number;
  offset: number;
}

/** Reviews in one state with their subjects; longest waiting first. */
export const listByState = async (db: Db, { state, limit, offset }: ModerationRequest) => {
  const query = db
    .selectFrom('reviews')
    .leftJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('vendors', 'vendors.id', 'reviews.vendor_id')
    .where('reviews.state', '=', state);
  const [rows, { total }] = await Promise.all([
    query
      .selectAll('reviews')
      .select(['products.text as product_text', 'products.slug as product_slug', 'vendors.name as vendor_name'])
      .orderBy('reviews.created_at')
      .orderBy('reviews.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
};
