import type { Badge, DirectoryKind, Opening } from '@ortoo/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema';
import { hasRow } from '../../db/has-row';
import type { Text } from '../../db/schema.types';

/** A row of any kind; columns of other kinds are null. */
export interface DirectoryRow {
  id: number;
  code: string;
  hidden: boolean | null;
  lock_version: number;
  name: Text;
  description: Text | null;
  image: string | null;
  phone: string | null;
  email: string | null;
  tone: Badge['tone'] | null;
  place: 'store' | 'pickup' | null;
  address: Text | null;
  directions: Text | null;
  province: string | null;
  hours: Opening[] | null;
  image_alt: Text | null;
  paragraphs: Text<string[]> | null;
  published_at: Date | null;
  parent_id: number | null;
  position: number | null;
  swatch: string | null;
  /** Name of the option of a value. */
  parent_name: Text | null;
  products_count: number;
}

const tables: Readonly<Record<DirectoryKind, string>> = {
  vendors: 'vendors',
  brands: 'brands',
  badges: 'badges',
  stores: 'stock_locations',
  look_books: 'look_books',
  taxons: 'taxons',
  option_values: 'option_values',
};

/** Columns whose names differ from those of the row. */
const renamed: Readonly<Record<DirectoryKind, Readonly<Record<string, string>>>> = {
  vendors: { image: 'logo' },
  brands: { image: 'logo' },
  badges: {},
  stores: { place: 'kind' },
  look_books: { code: 'slug', name: 'title', description: 'summary' },
  taxons: { code: 'permalink' },
  option_values: { parent_id: 'option_type_id' },
};

const common = ['code', 'name', 'hidden'];

/** Columns of each kind, as the row names them. */
const columns: Readonly<Record<DirectoryKind, readonly string[]>> = {
  vendors: [...common, 'description', 'image', 'phone', 'email'],
  brands: [...common, 'description', 'image'],
  badges: [...common, 'tone'],
  stores: [...common, 'place', 'address', 'directions', 'phone', 'province', 'hours'],
  look_books: [...common, 'description', 'image', 'image_alt', 'paragraphs', 'published_at'],
  taxons: ['code', 'name', 'parent_id', 'position', 'depth'],
  option_values: ['code', 'name', 'parent_id', 'position', 'swatch'],
};

const products: Readonly<Record<DirectoryKind, RawBuilder<number>>> = {
  vendors: sql`(select count(*)::int from products p where p.vendor_id = d.id)`,
  brands: sql`(select count(*)::int from products p where p.brand_id = d.id)`,
  badges: sql`(select count(*)::int from products p where p.badge_ids @> to_jsonb(d.id))`,
  stores: sql`(select count(distinct v.product_id)::int from stock_items i join variants v on v.id = i.variant_id
    where i.stock_location_id = d.id and i.count_on_hand > 0)`,
  look_books: sql`(select count(*)::int from look_book_products l where l.look_book_id = d.id)`,
  taxons: sql`(select count(*)::int from products p where p.taxon_id = d.id)`,
  option_values: sql`(select count(distinct v.product_id)::int from variants v
    where v.option_value_ids @> to_jsonb(d.id))`,
};

const orders: Partial<Record<DirectoryKind, RawBuilder<unknown>>> = {
  stores: sql`d.position`,
  look_books: sql`d.position`,
  taxons: sql`d.permalink`,
  option_values: sql`d.option_type_id, d.position, d.id`,
};

const columnOf = (kind: DirectoryKind, name: string): string => renamed[kind][name] ?? name;

const select = (kind: DirectoryKind, condition: RawBuilder<unknown>) => {
  const own = columns[kind].map(name => sql`d.${sql.ref(columnOf(kind, name))} as ${sql.ref(name)}`);
  const parent =
    kind === 'option_values' ? sql`(select name from option_types t where t.id = d.option_type_id)` : sql`null`;
  return sql<DirectoryRow>`
    select d.id, d.lock_version, ${sql.join(own)}, ${products[kind]} as products_count,
      ${parent} as parent_name
    from ${sql.table(tables[kind])} d where ${condition} order by ${orders[kind] ?? sql`d.id`}`;
};

export const listDirectoryRows = async (db: Db, kind: DirectoryKind): Promise<DirectoryRow[]> =>
  (await select(kind, sql`true`).execute(db)).rows;

/** One row, locked until the transaction ends. */
export const lockDirectoryRow = async (trx: Db, kind: DirectoryKind, id: number): Promise<DirectoryRow | undefined> => {
  await sql`select from ${sql.table(tables[kind])} where id = ${id} for update`.execute(trx);
  return (await select(kind, sql`d.id = ${id}`).execute(trx)).rows[0];
};

export type DirectoryValues = Readonly<Record<string, unknown>>;

const written = (kind: DirectoryKind, values: DirectoryValues) =>
  columns[kind].map(name => ({ column: sql.ref(columnOf(kind, name)), value: sql`${values[name]}` }));

/** Adds a row after the others. */
export const insertDirectoryRow = async (trx: Db, kind: DirectoryKind, values: DirectoryValues): Promise<number> => {
  const own = written(kind, values);
  const isOrdered = kind === 'stores' || kind === 'look_books';
  const table = sql.table(tables[kind]);
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (id, ${sql.join(own.map(({ column }) => column))} ${isOrdered ? sql`, position` : sql``})
    select coalesce(max(id), 0) + 1, ${sql.join(own.map(({ value }) => value))}
      ${isOrdered ? sql`, coalesce(max(position), 0) + 1` : sql``}
    from ${table} returning id`.execute(trx);
  return rows[0]?.id ?? 0;
};

export const updateDirectoryRow = async (
  trx: Db,
  kind: DirectoryKind,
  id: number,
  values: DirectoryValues,
): Promise<void> => {
  const changes = written(kind, values).map(({ column, value }) => sql`${column} = ${value}`);
  await sql`update ${sql.table(tables[kind])} set ${sql.join(changes)}, lock_version = lock_version + 1
    where id = ${id}`.execute(trx);
};

/** @param parentId option of a value: another option may have the same code */
export const isCodeTaken = async (
  trx: Db,
  kind: DirectoryKind,
  { code, parentId, exceptId }: { code: string; parentId: number | null; exceptId: number },
): Promise<boolean> => {
  const among = kind === 'option_values' ? sql`option_type_id = ${parentId}` : sql`true`;
  const { rows } = await sql`select 1 from ${sql.table(tables[kind])}
    where ${sql.ref(columnOf(kind, 'code'))} = ${code} and id != ${exceptId} and ${among}`.execute(trx);
  return rows.length > 0;
};

/** Products of all look books in their order. */
export const listLookBookProducts = (db: Db) =>
  db
    .selectFrom('look_book_products as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.look_book_id', 'p.id', 'p.slug', 'p.text'])
    .orderBy('l.position')
    .execute();

export const replaceLookBookProducts = async (trx: Db, id: number, productIds: readonly number[]): Promise<void> => {
  await trx.deleteFrom('look_book_products').where('look_book_id', '=', id).execute();
  if (productIds.length === 0) return;
  await trx
    .insertInto('look_book_products')
    .values(productIds.map((product_id, position) => ({ look_book_id: id, product_id, position })))
    .execute();
};

export const findExistingProducts = async (trx: Db, ids: readonly number[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const rows = await trx.selectFrom('products').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};

export const isOptionType = (trx: Db, id: number | null): Promise<boolean> =>
  trx.selectFrom('option_types').select('id').where('id', '=', id).$call(hasRow);
