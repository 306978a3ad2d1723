import type { ProductKind } from '@ortoo/contracts';
import { sql, type QueryExecutorProvider } from 'kysely';

type Texts = Partial<Record<string, string>>;

export interface VariantRow {
  id: number;
  sku: string;
  price: number | null;
  selling_price: number | null;
  stock: number;
  backorderable: boolean;
  image: string | null;
  option_value_ids: number[];
}

export interface ProductRow {
  id: number;
  slug: string;
  kind: ProductKind;
  text: Partial<Record<string, { name: string; description: string }>>;
  price: number;
  selling_price: number | null;
  sale_start_at: Date | null;
  sale_expire_at: Date | null;
  available_on: Date;
  alcohol: boolean;
  images: string[];
  specifications: { name: Texts; value: Texts }[];
  badge_ids: number[];
  average_rating: number;
  total_reviews: number;
  taxon_id: number;
  permalink: string;
  vendor: { id: number; code: string; name: Texts; logo: string | null };
  brand: { code: string; name: Texts } | null;
  variants: VariantRow[] | null;
}

export interface Lookups {
  /** Names of taxons by permalink. */
  taxons: ReadonlyMap<string, Texts>;
  /** Option and value codes by the value's id. */
  options: ReadonlyMap<number, readonly [option: string, value: string]>;
}

const batch = 2_000;

const select = sql`
  select p.id, p.slug, p.kind, p.text, p.price, p.selling_price, p.sale_start_at, p.sale_expire_at, p.available_on,
    p.alcohol, p.images, p.specifications, p.badge_ids, p.average_rating, p.total_reviews, p.taxon_id, t.permalink,
    json_build_object('id', v.id, 'code', v.code, 'name', v.name, 'logo', v.logo) as vendor,
    case when b.id is null then null else json_build_object('code', b.code, 'name', b.name) end as brand,
    (select json_agg(json_build_object('id', va.id, 'sku', va.sku, 'price', va.price, 'selling_price', va.selling_price,
      'stock', va.stock, 'backorderable', va.backorderable, 'image', va.image, 'option_value_ids', va.option_value_ids)
      order by va.position) from variants va where va.product_id = p.id) as variants
  from products p
  join taxons t on t.id = p.taxon_id
  join vendors v on v.id = p.vendor_id
  left join brands b on b.id = p.brand_id`;

/** The published products among the ids. */
export async function productRows(db: QueryExecutorProvider, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    ${select} where p.published and p.id = any(${[...ids]}::int[]) order by p.id`.execute(db);
  return rows;
}

/** Every published product, in batches. */
export async function* productBatches(db: QueryExecutorProvider, size = batch): AsyncGenerator<ProductRow[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const { rows } = await sql<ProductRow>`
      ${select} where p.published and p.id > ${last}::int order by p.id limit ${size}::int`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1)?.id : undefined;
  }
}

export async function productCount(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products where published`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function lookups(db: QueryExecutorProvider): Promise<Lookups> {
  const taxons = await sql<{ permalink: string; name: Texts }>`select permalink, name from taxons`.execute(db);
  const options = await sql<{ id: number; option: string; value: string }>`
    select ov.id, ot.code as option, ov.code as value
    from option_values ov join option_types ot on ot.id = ov.option_type_id`.execute(db);
  return {
    taxons: new Map(taxons.rows.map(({ permalink, name }) => [permalink, name])),
    options: new Map(options.rows.map(({ id, option, value }) => [id, [option, value]])),
  };
}

export interface Changes {
  /** A settled change is not returned again after this horizon. */
  changes: { sequence: number; id: number; settled: boolean }[];
  horizon: string;
  /** The first retained change; 0 when there is none. */
  oldest: number;
}

/**
 * Committed product changes since a horizon. The next horizon precedes every running transaction, so that a long
 * transaction is not missed.
 */
export async function changesSince(db: QueryExecutorProvider, horizon: string): Promise<Changes> {
  const { rows } = await sql<{ changes: Changes['changes'] | null; horizon: string; oldest: number | null }>`
    with edge as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select edge.xmin::text as horizon, (select min(sequence) from product_changes) as oldest,
      (select json_agg(json_build_object('sequence', sequence, 'id', product_id, 'settled', xact < edge.xmin))
        from product_changes where xact >= ${horizon}::text::xid8) as changes
    from edge`.execute(db);
  return { changes: rows[0]?.changes ?? [], horizon: rows[0]?.horizon ?? horizon, oldest: rows[0]?.oldest ?? 0 };
}

/** The horizon for changes after a full load, and the last change that the load includes. */
export async function feedPosition(db: QueryExecutorProvider): Promise<{ horizon: string; latest: number }> {
  const { rows } = await sql<{ horizon: string; latest: number | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select max(sequence) from product_changes) as latest`.execute(db);
  return { horizon: rows[0]?.horizon ?? '0', latest: rows[0]?.latest ?? 0 };
}
