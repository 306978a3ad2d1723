import { lowestPrice, type ProductKind, type ProductSort } from '@ortoo/contracts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/schema';
import { chainOf, type Reader } from '../http/locale';
import { filterConditions, type ProductFilters } from './product-filters.tables';

const runs = (now: Date) => sql`(p.sale_start_at is null or p.sale_start_at <= ${now})
  and (p.sale_expire_at is null or p.sale_expire_at > ${now})`;

/** The price of the product's own, without those of variants. */
const ownPrice = (now: Date) =>
  sql<number>`case when p.selling_price < p.price and ${runs(now)} then p.selling_price else p.price end`;

/** The price of this moment of the cheapest variant in stock, as priceNow computes it. */
const unitNow = (now: Date) => sql<number>`(select min(case
    when coalesce(w.selling_price, case when w.price is null then p.selling_price end) < coalesce(w.price, p.price)
      and ${runs(now)} then coalesce(w.selling_price, p.selling_price) else coalesce(w.price, p.price) end)
  from variants w where w.product_id = p.id and w.stock > 0)`;

/** The same from the cheapest night of a hotel on, as priceFrom computes it. */
const sellingNow = (now: Date) => sql<number>`round(round(${unitNow(now)}
  * coalesce(h.lowest_season_percent, 100) / 100.0) * least(h.weekend_percent, 100) / 100.0)`;

const base = (db: Db) =>
  db
    .selectFrom('products as p')
    .innerJoin('taxons as t', 't.id', 'p.taxon_id')
    .innerJoin('vendors as v', 'v.id', 'p.vendor_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('hotels as h', 'h.product_id', 'p.id');

/** Whether a visitor can find the product without knowing the address. It has no price without a variant in stock. */
const isListed = (now: Date) => sql<SqlBool>`p.published and p.available_on <= ${now}
  and jsonb_array_length(p.images) > 0 and ${unitNow(now)} > ${lowestPrice}`;

const listed = (db: Db, now: Date) => base(db).where(isListed(now));

/** The reader sees the names that products are sorted by. */
export interface ProductFilter extends ProductFilters, Reader {
  sort: ProductSort;
  now: Date;
  limit: number;
  offset: number;
}

const order = (filter: ProductFilter) => {
  const names = chainOf(filter).map(locale => sql`p.text -> ${locale} ->> 'name'`);
  const name = sql`coalesce(${sql.join(names)}) collate "und-x-icu"`;
  const price = sellingNow(filter.now);
  const orders = {
    name_asc: sql`${name} asc`,
    name_desc: sql`${name} desc`,
    price_asc: sql`${price} asc`,
    price_desc: sql`${price} desc`,
    date_asc: sql`p.available_on asc`,
    date_desc: sql`p.available_on desc`,
    sale_desc: sql`(p.price - ${ownPrice(filter.now)})::numeric / p.price desc`,
    random: sql`md5(p.id::text || ${filter.now.toISOString().slice(0, 13)}::text)`,
  };
  return orders[filter.sort];
};

/** Ids of the listed products of one page, and the total. */
export const listProducts = async (db: Db, filter: ProductFilter): Promise<{ ids: number[]; total: number }> => {
  const { now } = filter;
  const query = filterConditions(filter, { unit: unitNow(now), selling: sellingNow(now) }).reduce(
    (narrowed, condition) => narrowed.where(condition),
    listed(db, now),
  );
  const [rows, count] = await Promise.all([
    query.select('p.id').orderBy(order(filter)).orderBy('p.id').limit(filter.limit).offset(filter.offset).execute(),
    query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(row => row.id), total: count.total };
};

/** Some products, or a batch of all of them after an id. */
export type ProductChoice = { ids: readonly number[] } | { slug: string } | { after: number; limit: number };

/** Whole rows, of products without a page too. */
const rows = (db: Db) =>
  base(db)
    .selectAll('p')
    .select([
      't.permalink as taxon_permalink',
      't.name as taxon_name',
      'v.code as vendor_code',
      'v.name as vendor_name',
      'v.logo as vendor_logo',
      'b.code as brand_code',
      'b.name as brand_name',
      'b.logo as brand_logo',
      'h.lowest_season_percent',
      'h.weekend_percent',
    ]);

/** Rows of published products. */
export const findProducts = (db: Db, choice: ProductChoice) => {
  const query = rows(db).where('p.published', '=', true);
  if ('slug' in choice) return query.where('p.slug', '=', choice.slug).execute();
  if ('after' in choice) return query.where('p.id', '>', choice.after).orderBy('p.id').limit(choice.limit).execute();
  return query.where('p.id', '=', sql<number>`any(${[...choice.ids]}::int[])`).execute();
};

/** Products of variants, published or not. */
export const findProductsOfVariants = (db: Db, variantIds: readonly number[]) =>
  rows(db)
    .where('p.id', 'in', query =>
      query
        .selectFrom('variants')
        .select('product_id')
        .where('id', '=', sql<number>`any(${[...variantIds]}::int[])`),
    )
    .execute();

export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number];

/** A product that has a page, by its slug or its id. */
const publishedAt = (db: Db, slugOrId: string) =>
  db
    .selectFrom('products')
    .where('published', '=', true)
    .where(({ eb, or }) =>
      or([eb('slug', '=', slugOrId), ...(/^\d{1,9}$/.test(slugOrId) ? [eb('id', '=', Number(slugOrId))] : [])]),
    );

export const findProductId = async (db: Db, slugOrId: string): Promise<number | undefined> =>
  (await publishedAt(db, slugOrId).select('id').executeTakeFirst())?.id;

export const findDetails = async (db: Db, slugOrId: string) =>
  (await publishedAt(db, slugOrId).select('details').executeTakeFirst())?.details;

export const findProductKind = async (db: Db, id: number): Promise<ProductKind | undefined> => {
  const row = await db.selectFrom('products').select('kind').where('id', '=', id).executeTakeFirst();
  return row?.kind;
};

/** Number of listed products of each taxon, brand and vendor. */
export const countProducts = (db: Db, now: Date) =>
  db
    .selectFrom('products as p')
    .where(isListed(now))
    .select(['p.taxon_id', 'p.brand_id', 'p.vendor_id', sql<number>`count(*)::int`.as('count')])
    .groupBy(['p.taxon_id', 'p.brand_id', 'p.vendor_id'])
    .execute();

/** Ids of the badges that a listed product has. */
export const listUsedBadges = async (db: Db, now: Date): Promise<number[]> => {
  const ids = sql<number>`jsonb_array_elements_text(p.badge_ids)::int`;
  const rows = await listed(db, now).select(ids.as('id')).distinct().execute();
  return rows.map(({ id }) => id);
};

/** Addresses of all listed products in a stable order, so that a sitemap part keeps its place. */
export const listSlugs = async (db: Db, now: Date, kinds?: readonly ProductKind[]): Promise<string[]> => {
  const all = listed(db, now).select('p.slug').orderBy('p.id');
  const rows = await (kinds ? all.where('p.kind', 'in', kinds) : all).execute();
  return rows.map(({ slug }) => slug);
};
