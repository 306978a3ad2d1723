import type { SearchDocument } from '@ortoo/contracts';
import { sql, type QueryExecutorProvider } from 'kysely';

const batchSize = 1_000;

interface Row {
  document: SearchDocument;
}

/** The same products as a shop without a search service would store them: indexed columns to filter by. */
export async function loadTable(db: QueryExecutorProvider, documents: Iterable<SearchDocument>): Promise<void> {
  await sql`create table bench_products (
    id int primary key, l1 text, brand text, store text, sizes text[], colours text[], badges int[], selling_price int,
    sale_percent int, total_on_hand int, available_on timestamptz, image text, name text, words tsvector, document jsonb
  )`.execute(db);
  let batch: SearchDocument[] = [];
  for (const document of documents) {
    batch.push(document);
    if (batch.length < batchSize) continue;
    await insert(db, batch);
    batch = [];
  }
  await insert(db, batch);
  for (const column of ['l1, selling_price', 'available_on', 'selling_price', 'sale_percent', 'name text_pattern_ops'])
    await sql`create index on bench_products (${sql.raw(column)})`.execute(db);
  await sql`create index on bench_products using gin (words)`.execute(db);
  await sql`vacuum analyze bench_products`.execute(db);
}

async function insert(db: QueryExecutorProvider, batch: readonly SearchDocument[]): Promise<void> {
  if (batch.length === 0) return;
  await sql`insert into bench_products
    select (d->>'id')::int, d->>'l1', d->'brand'->>'code', d->'store'->>'code',
      array(select jsonb_array_elements_text(d->'sizes')), array(select jsonb_array_elements_text(d->'colours')),
      array(select jsonb_array_elements_text(d->'badges')::int), (d->>'selling_price')::int, (d->>'sale_percent')::int,
      (d->>'total_on_hand')::int, (d->>'available_on')::timestamptz, d->>'image', lower(d->>'name'),
      to_tsvector('simple', concat_ws(' ', d->>'name', d->'translated'->'en'->>'name', d->>'description', d->'brand'->>'name')),
      d
    from jsonb_array_elements(${JSON.stringify(batch)}::text::jsonb) as d`.execute(db);
}

const visible = (now: Date) =>
  sql`selling_price > 1 and total_on_hand > 0 and available_on <= ${now.toISOString()}::text::timestamptz and image is not null`;

const facet = (column: string, limit: number) =>
  sql`(select json_agg(f) from (select ${sql.raw(column)} as key, count(*) from hits where ${sql.raw(column)} is not null
    group by 1 order by 2 desc limit ${sql.lit(limit)}) f)`;
const facetOfList = (column: string) =>
  sql`(select json_agg(f) from (select key, count(*) from hits, unnest(${sql.raw(column)}) as key
    group by 1 order by 2 desc limit 20) f)`;

/** Forty hits and seven facets in one statement. */
async function listing(
  db: QueryExecutorProvider,
  now: Date,
  where: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
): Promise<void> {
  await sql`with hits as materialized (select * from bench_products where ${visible(now)} and ${where})
    select (select json_agg(h.document) from (select document from hits order by ${order}, id limit 40) h) as hits,
      (select count(*) from hits) as total, ${facet('l1', 200)} as taxons, ${facet('brand', 20)} as brands,
      ${facet('store', 20)} as stores, ${facetOfList('sizes')} as sizes, ${facetOfList('colours')} as colours,
      ${facetOfList('badges')} as badges,
      (select json_agg(f) from (select width_bucket(selling_price, array[50000, 100000, 500000]) as key, count(*)
        from hits group by 1) f) as prices`.execute(db);
}

const orders = [sql`available_on desc`, sql`selling_price`, sql`sale_percent desc`];

export const everything = (db: QueryExecutorProvider, now: Date, nth: number): Promise<void> =>
  listing(db, now, sql`true`, orders[nth % orders.length] ?? sql`id`);

export const category = (db: QueryExecutorProvider, now: Date, nth: number): Promise<void> =>
  listing(
    db,
    now,
    sql`l1 = ${`goods/g${nth % 8}`} and selling_price between ${20_000 + nth * 1_000}::int and ${300_000 + nth * 1_000}::int`,
    sql`selling_price`,
  );

export const text = (db: QueryExecutorProvider, now: Date, words: string): Promise<void> =>
  listing(
    db,
    now,
    sql`words @@ plainto_tsquery('simple', ${words})`,
    sql`ts_rank(words, plainto_tsquery('simple', ${words})) desc`,
  );

export async function suggestions(db: QueryExecutorProvider, now: Date, beginning: string): Promise<void> {
  await sql<Row>`select distinct on (name) id, name, document->>'slug' as slug from bench_products
    where name like ${`${beginning}%`} and ${visible(now)} order by name limit 50`.execute(db);
}
