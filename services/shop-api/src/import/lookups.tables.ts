import type { Db } from '../db/schema';

/** Ids of the codes that products refer to. The tables are small compared to the products. */
export interface Lookups {
  taxons: ReadonlyMap<string, number>;
  vendors: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  badges: ReadonlyMap<string, number>;
  options: ReadonlyMap<string, number>;
  /** `<option>:<value>`. */
  values: ReadonlyMap<string, number>;
}

export const byCode = (rows: readonly { id: number; code: string }[]) =>
  new Map(rows.map(({ code, id }) => [code, id]));

export const readLookups = async (db: Db): Promise<Lookups> => {
  const codes = (table: 'vendors' | 'brands' | 'badges' | 'option_types') =>
    db.selectFrom(table).select(['id', 'code']).execute().then(byCode);
  const [taxons, vendors, brands, badges, options, values] = await Promise.all([
    db.selectFrom('taxons').select(['id', 'permalink as code']).execute().then(byCode),
    codes('vendors'),
    codes('brands'),
    codes('badges'),
    codes('option_types'),
    db
      .selectFrom('option_values as v')
      .innerJoin('option_types as t', 't.id', 'v.option_type_id')
      .select(['v.id', 'v.code', 't.code as option'])
      .execute(),
  ]);
  return {
    taxons,
    vendors,
    brands,
    badges,
    options,
    values: new Map(values.map(({ id, code, option }) => [`${option}:${code}`, id])),
  };
};

/** Slugs and SKUs of existing products, and the next free ids. */
export const readKnown = async (
  trx: Db,
  requested: {
    slugs: readonly string[];
    ids: readonly number[];
    skus: readonly string[];
    variantIds: readonly number[];
  },
) => {
  const [products, variants, lastProduct, lastVariant] = await Promise.all([
    trx
      .selectFrom('products')
      .select(['id', 'slug'])
      .where(({ eb, or, fn, val }) =>
        or([
          eb('slug', '=', fn.any(val(requested.slugs as string[]))),
          eb('id', '=', fn.any(val(requested.ids as number[]))),
        ]),
      )
      .execute(),
    trx
      .selectFrom('variants')
      .select(['id', 'sku', 'product_id'])
      .where(({ eb, or, fn, val }) =>
        or([
          eb('sku', '=', fn.any(val(requested.skus as string[]))),
          eb('id', '=', fn.any(val(requested.variantIds as number[]))),
        ]),
      )
      .execute(),
    trx
      .selectFrom('products')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
    trx
      .selectFrom('variants')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow(),
  ]);
  return { products, variants, lastProduct: lastProduct.last ?? 0, lastVariant: lastVariant.last ?? 0 };
};

export type Known = Awaited<ReturnType<typeof readKnown>>;
