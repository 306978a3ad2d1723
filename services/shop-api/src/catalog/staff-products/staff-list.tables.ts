import { lowestPrice, type ProductKind } from '@ortoo/contracts';
import type { listStaffProductsSchemas } from '@ortoo/contracts/schema';
import type { Locale } from '@ortoo/i18n';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';
import type { SaleFacts, StateFacts } from './product-state.rules';

type Query = z.output<typeof listStaffProductsSchemas.query>;
export type StaffFilter = Omit<Query, 'page' | 'per_page'>;

/** Staff of one vendor see its products; null sees all. */
export interface StaffListRequest {
  filter: StaffFilter;
  vendorId: number | null;
  locale: Locale;
  now: Date;
}

export interface StaffListRow extends StateFacts, SaleFacts {
  id: number;
  slug: string;
  kind: ProductKind;
  text: Text<{ name: string }>;
  sku: string | null;
  variants_count: number;
  vendor: Text;
  brand: Text | null;
  taxon: Text;
  image: string | null;
  price: number;
  selling_price: number | null;
}

type Condition = RawBuilder<boolean>;

/** At most this many pieces are few. */
const lowStock = 5;

const stock = sql<number>`(select coalesce(sum(greatest(w.stock, 0)), 0)::int from variants w where w.product_id = p.id)`;
const inStock: Condition = sql`exists (select from variants w where w.product_id = p.id and w.stock > 0)`;
const topPrice = sql<number>`coalesce(
  (select max(coalesce(w.price, p.price)) from variants w where w.product_id = p.id), p.price)`;
const isComplete: Condition = sql`jsonb_array_length(p.images) > 0 and ${topPrice} > ${lowestPrice}`;
const hasSale: Condition = sql`(p.selling_price is not null or exists (
  select from variants w where w.product_id = p.id and w.selling_price is not null))`;

/** As `stateOf` decides. */
const states = (now: Date): Readonly<Record<NonNullable<StaffFilter['state']>, Condition>> => ({
  hidden: sql`not p.published`,
  incomplete: sql`p.published and not (${isComplete})`,
  coming: sql`p.published and ${isComplete} and p.available_on > ${now}`,
  listed: sql`p.published and ${isComplete} and p.available_on <= ${now} and ${inStock}`,
  sold_out: sql`p.published and ${isComplete} and p.available_on <= ${now} and not ${inStock}`,
});

/** As `saleOf` decides. */
const sales = (now: Date): Readonly<Record<NonNullable<StaffFilter['sale']>, Condition>> => ({
  over: sql`${hasSale} and p.sale_expire_at <= ${now}`,
  planned: sql`${hasSale} and p.sale_start_at > ${now} and (p.sale_expire_at is null or p.sale_expire_at > ${now})`,
  running: sql`${hasSale} and (p.sale_start_at is null or p.sale_start_at <= ${now})
    and (p.sale_expire_at is null or p.sale_expire_at > ${now})`,
});

const stocks: Readonly<Record<NonNullable<StaffFilter['stock']>, Condition>> = {
  in: inStock,
  low: sql`${stock} between 1 and ${lowStock}`,
  out: sql`not ${inStock}`,
};

const escape = (text: string) => text.replace(/[\\%_]/g, letter => `\\${letter}`);

const found = (word: string): Condition => sql`(
  exists (select from jsonb_each(p.text) names where names.value ->> 'name' ilike ${`%${escape(word)}%`})
  or exists (select from variants w where w.product_id = p.id and w.sku ilike ${`${escape(word)}%`})
  or p.slug = ${word.toLowerCase()})`;

const inTaxon = (id: number): Condition => sql`exists (
  select from taxons root where root.id = ${id}
    and (t.permalink = root.permalink or starts_with(t.permalink, root.permalink || '/')))`;

const conditionOf = ({ filter, vendorId, now }: StaffListRequest): Condition => {
  const { q = '', state, kind, vendor_id, taxon_id, sale } = filter;
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  return sql`${sql.join(
    [
      sql`true`,
      ...words.map(found),
      ...(state ? [states(now)[state]] : []),
      ...(kind ? [sql`p.kind = ${kind}`] : []),
      ...(vendor_id ? [sql`p.vendor_id = ${vendor_id}`] : []),
      ...(vendorId === null ? [] : [sql`p.vendor_id = ${vendorId}`]),
      ...(taxon_id ? [inTaxon(taxon_id)] : []),
      ...(filter.stock ? [stocks[filter.stock]] : []),
      ...(sale ? [sales(now)[sale]] : []),
    ],
    sql` and `,
  )}`;
};

const columns = (locale: Locale): Readonly<Record<string, RawBuilder<unknown>>> => ({
  name: sql`coalesce(p.text -> ${locale} ->> 'name', p.text -> 'mn' ->> 'name', p.slug) collate "und-x-icu"`,
  price: sql`p.price`,
  stock,
  available_on: sql`p.available_on`,
});

const orderOf = ({ filter: { sort }, locale }: StaffListRequest): RawBuilder<unknown> => {
  const isDescending = sort.startsWith('-');
  const column = columns(locale)[isDescending ? sort.slice(1) : sort] ?? sql`p.id`;
  return isDescending ? sql`${column} desc, p.id desc` : sql`${column}, p.id`;
};

/** One page of products with what the list shows of them. */
export const listStaffRows = async (
  db: Db,
  request: StaffListRequest,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffListRow[]> => {
  const { rows } = await sql<StaffListRow>`
    with page as materialized (
      select p.id, row_number() over (order by ${orderOf(request)}) as position
      from products p join taxons t on t.id = p.taxon_id
      where ${conditionOf(request)} order by position limit ${limit} offset ${offset})
    select p.id, p.slug, p.kind, p.text, p.price, p.selling_price, p.sale_start_at, p.sale_expire_at, p.available_on,
      p.published, p.images ->> 0 as image, jsonb_array_length(p.images) > 0 as has_image, ${hasSale} as has_sale,
      ${topPrice} as top_price, ${stock} as stock, v.name as vendor, b.name as brand, t.name as taxon,
      (select count(*)::int from variants w where w.product_id = p.id) as variants_count,
      (select w.sku from variants w where w.product_id = p.id order by w.position limit 1) as sku
    from page join products p on p.id = page.id join taxons t on t.id = p.taxon_id
    join vendors v on v.id = p.vendor_id left join brands b on b.id = p.brand_id
    order by page.position`.execute(db);
  return rows;
};

export const countStaffRows = async (db: Db, request: StaffListRequest): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p join taxons t on t.id = p.taxon_id
    where ${conditionOf(request)}`.execute(db);
  return rows[0]?.count ?? 0;
};
