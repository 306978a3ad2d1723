import type { FacetName, ProductKind } from '@ortoo/contracts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** `store` of a list is `vendor` here. */
type CodeFilter = Exclude<FacetName, 'store' | 'size' | 'colour'> | 'vendor';

/** Filters of a product list: OR inside a list of values, AND across. */
export interface ProductFilters extends Partial<Record<CodeFilter, readonly string[] | undefined>> {
  q?: string | undefined;
  taxon?: string | undefined;
  badge?: number | undefined;
  size?: readonly string[] | undefined;
  colour?: readonly string[] | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  rating?: number | undefined;
  in_stock?: boolean | undefined;
  on_sale?: boolean | undefined;
  kind?: ProductKind | undefined;
  /** Kinds that a site sells. */
  kinds?: readonly ProductKind[];
  exceptId?: number;
  /** Only these. */
  among?: readonly number[] | undefined;
}

type Condition = RawBuilder<SqlBool>;

const oneOf = (column: string, values: readonly string[]): Condition =>
  sql`${sql.ref(column)} = any(${[...values]}::text[])`;

const inTaxons = (permalinks: readonly string[]): Condition =>
  sql`exists (select 1 from unnest(${[...permalinks]}::text[]) as wanted (permalink)
    where t.permalink = wanted.permalink or starts_with(t.permalink, wanted.permalink || '/'))`;

const codeConditions: Record<CodeFilter, (values: readonly string[]) => Condition> = {
  category: inTaxons,
  brand: values => oneOf('b.code', values),
  vendor: values => oneOf('v.code', values),
};
const codeFilters = Object.keys(codeConditions) as CodeFilter[];

const likeAny = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const named = (word: string): Condition =>
  sql`exists (select 1 from jsonb_each(p.text) as names where names.value ->> 'name' ilike ${likeAny(word)})`;

const hasValue = (option: string, values: readonly string[]): Condition =>
  sql`exists (select 1 from option_values ov join option_types ot on ot.id = ov.option_type_id
    where va.option_value_ids @> to_jsonb(ov.id) and ot.code = ${option} and ov.code = any(${[...values]}::text[]))`;

/** Size and colour must match one variant that is in stock. */
const variantConditions = ({ size = [], colour = [], in_stock }: ProductFilters): Condition[] => {
  if (size.length === 0 && colour.length === 0) return [];
  const conditions = [
    in_stock ? sql<SqlBool>`va.stock > 0` : sql<SqlBool>`(va.stock > 0 or va.backorderable)`,
    ...(size.length > 0 ? [hasValue('size', size)] : []),
    ...(colour.length > 0
      ? [sql<SqlBool>`(${hasValue('colour', colour)} or p.details ->> 'colour' = any(${[...colour]}::text[]))`]
      : []),
  ];
  return [sql`exists (select 1 from variants va where va.product_id = p.id and ${sql.join(conditions, sql` and `)})`];
};

/**
 * The same as conditions on `p`, `t`, `v` and `b`: products, their taxons, vendors and brands.
 * @param prices of this moment: of a piece, and from which it is sold
 */
export const filterConditions = (
  filters: ProductFilters,
  { unit, selling }: { unit: RawBuilder<number>; selling: RawBuilder<number> },
): Condition[] => {
  const { q = '', taxon, badge, price_min, price_max, rating, on_sale, kind } = filters;
  const text = q.split(/\s+/).filter(Boolean).slice(0, 8);
  return [
    ...text.map(named),
    ...(taxon === undefined ? [] : [inTaxons([taxon])]),
    ...(badge === undefined ? [] : [sql<SqlBool>`p.badge_ids @> to_jsonb(${badge}::int)`]),
    ...codeFilters.flatMap(name => (filters[name]?.length ? [codeConditions[name](filters[name])] : [])),
    ...variantConditions(filters),
    ...(price_min === undefined ? [] : [sql<SqlBool>`${selling} >= ${price_min}`]),
    ...(price_max === undefined ? [] : [sql<SqlBool>`${selling} <= ${price_max}`]),
    ...(rating === undefined ? [] : [sql<SqlBool>`p.average_rating >= ${rating}`]),
    ...(on_sale ? [sql<SqlBool>`${unit} < p.price`] : []),
    ...(kind === undefined ? [] : [sql<SqlBool>`p.kind = ${kind}`]),
    ...(filters.kinds === undefined ? [] : [oneOf('p.kind', filters.kinds)]),
    ...(filters.among === undefined ? [] : [sql<SqlBool>`p.id = any(${[...filters.among]}::int[])`]),
    ...(filters.exceptId === undefined ? [] : [sql<SqlBool>`p.id != ${filters.exceptId}`]),
  ];
};
