import type { Kysely, Selectable } from 'kysely';
import { cachedRead } from '../db/cached-read';
import type { Tables } from '../db/schema';

export type VariantRow = Selectable<Tables['variants']>;

export const findVariants = (db: Kysely<Tables>, productId: number): Promise<VariantRow[]> =>
  db.selectFrom('variants').selectAll().where('product_id', '=', productId).orderBy('position').execute();

/** A variant of a product that has a page. */
export const findVariant = (db: Kysely<Tables>, id: number): Promise<VariantRow | undefined> =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .selectAll('variants')
    .where('variants.id', '=', id)
    .where('products.published', '=', true)
    .executeTakeFirst();

/** All option types and values by id; there are few. */
export const findOptions = cachedRead(async (db: Kysely<Tables>) => {
  const [types, values] = await Promise.all([
    db.selectFrom('option_types').selectAll().execute(),
    db.selectFrom('option_values').selectAll().orderBy('position').execute(),
  ]);
  return {
    types: new Map(types.map(type => [type.id, type])),
    values: new Map(values.map(value => [value.id, value])),
  };
});

export type Options = Awaited<ReturnType<typeof findOptions>>;

export const findBadges = (db: Kysely<Tables>) => db.selectFrom('badges').selectAll().orderBy('id').execute();

export type BadgeRow = Selectable<Tables['badges']>;
