import type { Insertable } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

const withProduct = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .leftJoin('products as p', 'p.id', 'q.product_id')
    .selectAll('q')
    .select(['p.slug', 'p.text', 'p.images']);

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof withProduct>['execute']>>[number];

export const insertQuote = async (trx: Db, quote: Insertable<Tables['quotes']>): Promise<QuoteRow> => {
  const { id } = await trx.insertInto('quotes').values(quote).returning('id').executeTakeFirstOrThrow();
  return withProduct(trx).where('q.id', '=', id).executeTakeFirstOrThrow();
};

/** A user's requests, newest first. */
export const listQuotes = (db: Db, userId: number, page: PageRequest) =>
  readPage(withProduct(db).where('q.user_id', '=', userId).orderBy('q.id', 'desc'), page);

/** The product of a request, with the data for its price and its vendor. */
export const findRequestedProduct = (db: Db, slug: string, variantId: number | undefined) =>
  db
    .selectFrom('products as p')
    .innerJoin('vendors as s', 's.id', 'p.vendor_id')
    .leftJoin('variants as v', join => join.onRef('v.product_id', '=', 'p.id').on('v.id', '=', variantId ?? 0))
    .where('p.slug', '=', slug)
    .where('p.published', '=', true)
    .select([
      'p.id',
      'p.kind',
      'p.details',
      'p.text',
      'p.slug',
      'p.price',
      'p.selling_price',
      'p.sale_start_at',
      'p.sale_expire_at',
      'p.vendor_id',
      's.email as vendor_email',
      'v.id as variant_id',
      'v.price as variant_price',
      'v.selling_price as variant_selling_price',
    ])
    .executeTakeFirst();

export type RequestedProduct = NonNullable<Awaited<ReturnType<typeof findRequestedProduct>>>;
