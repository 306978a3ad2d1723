import { type Insertable, sql, type SqlBool } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import type { QuoteAnswerRow } from '../db/schema.quotes';

const withProduct = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .leftJoin('products as p', 'p.id', 'q.product_id')
    .leftJoin('vendors as s', 's.id', 'q.vendor_id')
    .selectAll('q')
    .select([
      'p.slug',
      'p.text',
      'p.images',
      'p.kind as product_kind',
      's.email as vendor_email',
      's.name as vendor_name',
    ]);

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof withProduct>['execute']>>[number];

export const insertQuote = async (trx: Db, quote: Insertable<Tables['quotes']>): Promise<QuoteRow> => {
  const { id } = await trx.insertInto('quotes').values(quote).returning('id').executeTakeFirstOrThrow();
  return withProduct(trx).where('q.id', '=', id).executeTakeFirstOrThrow();
};

export const findQuote = (db: Db, id: number): Promise<QuoteRow | undefined> =>
  withProduct(db).where('q.id', '=', id).executeTakeFirst();

/** Saves the answer to a request; false when it has one already. */
export const answerOpenQuote = (
  trx: Db,
  id: number,
  { answer, by, now }: { answer: QuoteAnswerRow; by: number; now: Date },
): Promise<boolean> =>
  trx
    .updateTable('quotes')
    .set({ state: 'answered', answer: JSON.stringify(answer), answered_at: now, answered_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .$call(hasRow);

/** Accepts or declines a valid answer; false when it is decided or no longer valid. */
export const decideQuote = (
  trx: Db,
  id: number,
  { state, orderId, now }: { state: 'accepted' | 'declined'; orderId: number | undefined; now: Date },
): Promise<boolean> =>
  trx
    .updateTable('quotes')
    .set({ state, order_id: orderId ?? null, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'answered')
    .where(sql<SqlBool>`coalesce((answer ->> 'valid_until')::timestamptz > ${now}, true)`)
    .returning('id')
    .$call(hasRow);

/** A user's requests, newest first. */
export const listQuotes = (db: Db, userId: number, page: PageRequest) =>
  readPage(withProduct(db).where('q.user_id', '=', userId).orderBy('q.id', 'desc'), page);

interface StaffFilter extends PageRequest {
  state: StoredState | 'all';
  kind?: QuoteRow['kind'] | undefined;
  q?: string | undefined;
  /** Only the requests of this vendor. */
  vendorId: number | null;
}

type StoredState = 'open' | 'answered' | 'accepted' | 'declined';

/** Open requests by their waiting time; others, the last first. */
export const listStaffQuotes = (db: Db, { state, kind, q, vendorId, ...page }: StaffFilter) => {
  let query = withProduct(db).$if(state !== 'all', one => one.where('q.state', '=', state as StoredState));
  if (kind) query = query.where('q.kind', '=', kind);
  if (vendorId !== null) query = query.where('q.vendor_id', '=', vendorId);
  if (q) {
    const text = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<SqlBool>`(q.number ilike ${text} or q.phone like ${text} or q.email ilike ${text}
        or concat_ws(' ', q.firstname, q.lastname) ilike ${text})`,
    );
  }
  return readPage(query.orderBy('q.id', state === 'open' ? 'asc' : 'desc'), page);
};

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
