import type { ReviewState } from '@ortoo/contracts';
import { type PageRequest, readPage } from '../db/page';
import type { Db } from '../db/schema';

interface ModerationRequest extends PageRequest {
  state: ReviewState;
}

/** Reviews in one state with their subjects; longest waiting first. */
export const listByState = (db: Db, { state, ...page }: ModerationRequest) =>
  readPage(
    db
      .selectFrom('reviews')
      .leftJoin('products', 'products.id', 'reviews.product_id')
      .leftJoin('vendors', 'vendors.id', 'reviews.vendor_id')
      .where('reviews.state', '=', state)
      .selectAll('reviews')
      .select(['products.text as product_text', 'products.slug as product_slug', 'vendors.name as vendor_name'])
      .orderBy('reviews.created_at')
      .orderBy('reviews.id'),
    page,
  );
