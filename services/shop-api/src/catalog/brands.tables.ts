import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';

/** Brands, each with the picture of its most popular product. */
export const findBrands = (db: Db, now: Date) =>
  db
    .selectFrom('brands as b')
    .selectAll('b')
    .select(
      sql<string | null>`(select p.images ->> 0 from products p
        where p.brand_id = b.id and p.published and p.available_on <= ${now} and jsonb_array_length(p.images) > 0
        order by p.total_reviews desc, p.average_rating desc, p.id limit 1)`.as('image'),
    )
    .where('b.hidden', '=', false)
    .orderBy('b.code')
    .execute();

export const findVendors = (db: Db) =>
  db.selectFrom('vendors').selectAll().where('hidden', '=', false).orderBy('id').execute();

/** By its code or its id. */
export const findVendorId = async (db: Db, codeOrId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('vendors')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('code', '=', codeOrId), ...(/^\d{1,9}$/.test(codeOrId) ? [eb('id', '=', Number(codeOrId))] : [])]),
    )
    .executeTakeFirst();
  return row?.id;
};

export type BrandRow = Awaited<ReturnType<typeof findBrands>>[number];
export type VendorRow = Selectable<Tables['vendors']>;

/** Average and number of the reviews of each vendor. */
export const rateVendors = (db: Db) =>
  db
    .selectFrom('reviews')
    .where('state', '=', 'approved')
    .where('vendor_id', 'is not', null)
    .select(['vendor_id', sql<number>`round(avg(rating), 2)`.as('average'), sql<number>`count(*)::int`.as('total')])
    .groupBy('vendor_id')
    .execute();
