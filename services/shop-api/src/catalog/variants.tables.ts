import { type Selectable, sql } from 'kysely';
import { cachedRead } from '../db/cached-read';
import type { Db, Tables } from '../db/schema';

export type VariantRow = Selectable<Tables['variants']>;

/** Variants of several products, by product id. */
export const findVariantsOf = async (db: Db, productIds: readonly number[]): Promise<Map<number, VariantRow[]>> => {
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .orderBy('position')
    .execute();
  const byProduct = new Map<number, VariantRow[]>(productIds.map(id => [id, []]));
  for (const row of rows) byProduct.get(row.product_id)?.push(row);
  return byProduct;
};

/** Variants by their ids, of products without a page too. */
export const findVariants = (db: Db, ids: readonly number[]): Promise<VariantRow[]> =>
  db
    .selectFrom('variants')
    .selectAll()
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();

/** Ids of the first variant of each of these products that has a page, by the products' slugs. */
export const findFirstVariants = async (db: Db, slugs: readonly string[]): Promise<number[]> => {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .where('products.slug', '=', sql<string>`any(${[...slugs]}::text[])`)
    .where('products.published', '=', true)
    .distinctOn('variants.product_id')
    .select('variants.id')
    .orderBy('variants.product_id')
    .orderBy('variants.position')
    .execute();
  return rows.map(({ id }) => id);
};

/** A variant of a product that has a page. */
export const findVariant = (db: Db, id: number): Promise<VariantRow | undefined> =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .where('variants.id', '=', id)
    .where('products.published', '=', true)
    .executeTakeFirst();

/** Until when other buyers, who are paying, hold these variants: the earliest end of each. */
export const findHeldUntil = async (db: Db, variantIds: readonly number[]): Promise<Map<number, Date>> => {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('line_items as l', 'l.order_id', 'o.id')
    .where('o.held_until', 'is not', null)
    .where('o.completed_at', 'is', null)
    .where('l.variant_id', 'in', variantIds)
    .groupBy('l.variant_id')
    .select(({ fn }) => ['l.variant_id', fn.min('o.held_until').as('until')])
    .execute();
  return new Map(rows.flatMap(({ variant_id, until }) => (until ? [[variant_id, until] as const] : [])));
};

/** All option types and values by id; there are few. */
export const readOptions = async (db: Db) => {
  const [types, values] = await Promise.all([
    db.selectFrom('option_types').selectAll().execute(),
    db.selectFrom('option_values').selectAll().orderBy('position').execute(),
  ]);
  return {
    types: new Map(types.map(type => [type.id, type])),
    values: new Map(values.map(value => [value.id, value])),
  };
};

export const findOptions = cachedRead(['option'], readOptions);

export type Options = Awaited<ReturnType<typeof readOptions>>;

export const findBadges = cachedRead(['badge'], db =>
  db.selectFrom('badges').selectAll().where('hidden', '=', false).orderBy('id').execute(),
);

export type BadgeRow = Selectable<Tables['badges']>;
