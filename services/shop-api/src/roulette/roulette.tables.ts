import type { RouletteName } from '@ortoo/contracts';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

export type ProductRow = Pick<Selectable<Tables['roulette_products']>, 'id' | 'name' | 'image'>;

const locations = (db: Db) =>
  db
    .selectFrom('roulette_locations as l')
    .select(['l.id', 'l.name', 'l.is_open'])
    .select(sql<number>`(select count(*)::int from roulette_numbers n where n.location_id = l.id)`.as('numbers_count'))
    .select(
      sql<number>`coalesce((select sum(s.count)::int from roulette_stocks s where s.location_id = l.id), 0)`.as(
        'stock',
      ),
    );

export const listLocations = (db: Db) => locations(db).orderBy('l.id', 'desc').execute();

export const findLocation = (db: Db, id: number) => locations(db).where('l.id', '=', id).executeTakeFirst();

/** Numbers and draws of a location come one after the other: the lock lasts until the transaction ends. */
export const lockLocation = (trx: Db, id: number) =>
  trx.selectFrom('roulette_locations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

interface LocationFields {
  name: RouletteName;
  is_open: boolean;
}

export const insertLocation = async (trx: Db, { name, is_open }: LocationFields, now: Date): Promise<number> => {
  const values = { name: JSON.stringify(name), is_open, created_at: now };
  return (await trx.insertInto('roulette_locations').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

export const updateLocation = async (trx: Db, id: number, { name, is_open }: LocationFields): Promise<void> => {
  const values = { name: JSON.stringify(name), is_open };
  await trx.updateTable('roulette_locations').set(values).where('id', '=', id).execute();
};

const products = (db: Db) => db.selectFrom('roulette_products').select(['id', 'name', 'image']);

export const listProducts = (db: Db) => products(db).orderBy('id', 'desc').execute();

export const findProduct = (db: Db, id: number): Promise<ProductRow | undefined> =>
  products(db).where('id', '=', id).executeTakeFirst();

interface ProductFields {
  name: RouletteName;
  image: string | null;
}

export const insertProduct = async (trx: Db, { name, image }: ProductFields, now: Date): Promise<number> => {
  const values = { name: JSON.stringify(name), image, created_at: now };
  return (await trx.insertInto('roulette_products').values(values).returning('id').executeTakeFirstOrThrow()).id;
};

export const updateProduct = async (trx: Db, id: number, { name, image }: ProductFields): Promise<void> => {
  const values = { name: JSON.stringify(name), image };
  await trx.updateTable('roulette_products').set(values).where('id', '=', id).execute();
};

export const listStocks = (db: Db, locationId: number) =>
  db
    .selectFrom('roulette_stocks as s')
    .innerJoin('roulette_products as p', 'p.id', 's.product_id')
    .select(['s.location_id', 's.count', 'p.id', 'p.name', 'p.image'])
    .where('s.location_id', '=', locationId)
    .orderBy('p.id')
    .execute();

export const findStock = async (db: Db, locationId: number, productId: number): Promise<number | undefined> => {
  const row = await db
    .selectFrom('roulette_stocks')
    .select('count')
    .where('location_id', '=', locationId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.count;
};

export const setStock = async (trx: Db, location_id: number, product_id: number, count: number): Promise<void> => {
  await trx
    .insertInto('roulette_stocks')
    .values({ location_id, product_id, count })
    .onConflict(conflict => conflict.columns(['location_id', 'product_id']).doUpdateSet({ count }))
    .execute();
};

/** Takes one prize; false when none is left. */
export const takeStock = async (trx: Db, locationId: number, productId: number): Promise<boolean> => {
  const taken = await trx
    .updateTable('roulette_stocks')
    .set({ count: sql`count - 1` })
    .where('location_id', '=', locationId)
    .where('product_id', '=', productId)
    .where('count', '>', 0)
    .returning('count')
    .executeTakeFirst();
  return taken !== undefined;
};

const users = (db: Db) =>
  db
    .selectFrom('roulette_users as u')
    .select(['u.id', 'u.name', 'u.phone'])
    .select(sql<number>`(select count(*)::int from roulette_numbers n where n.user_id = u.id)`.as('numbers_count'));

export const listUsers = (db: Db, { q, ...page }: PageRequest & { q: string }) => {
  const all = users(db).where('u.phone', 'is not', null);
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found =
    q === '' ? all : all.where(eb => eb.or([eb('u.name', 'ilike', pattern), eb('u.phone', 'like', pattern)]));
  return readPage(found.orderBy('u.id', 'desc'), page);
};

export const findUser = (db: Db, id: number) => users(db).where('u.id', '=', id).executeTakeFirst();

/** The participant with this phone number, by the name of now. */
export const upsertUser = async (trx: Db, name: string, phone: string, now: Date): Promise<number> => {
  const { id } = await trx
    .insertInto('roulette_users')
    .values({ name, phone, created_at: now })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const forgetUser = async (trx: Db, id: number): Promise<void> => {
  await trx.updateTable('roulette_users').set({ name: '', phone: null }).where('id', '=', id).execute();
};

/** Gives the next number of a locked location. */
export const insertNumber = async (
  trx: Db,
  number: Omit<Insertable<Tables['roulette_numbers']>, 'number'>,
): Promise<number> => {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from roulette_numbers
    where location_id = ${number.location_id})`;
  const { id } = await trx
    .insertInto('roulette_numbers')
    .values({ ...number, number: next })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const numbers = (db: Db) =>
  db
    .selectFrom('roulette_numbers as n')
    .innerJoin('roulette_users as u', 'u.id', 'n.user_id')
    .leftJoin('roulette_draws as d', 'd.number_id', 'n.id')
    .leftJoin('roulette_products as p', 'p.id', 'd.product_id')
    .select(['n.id', 'n.number', 'n.nonce', 'n.created_at', 'u.id as user_id', 'u.name', 'u.phone', 'p.name as won']);

export type NumberRow = Awaited<ReturnType<ReturnType<typeof numbers>['executeTakeFirstOrThrow']>>;

export const listNumbers = (db: Db, locationId: number, page: PageRequest) =>
  readPage(numbers(db).where('n.location_id', '=', locationId).orderBy('n.number', 'desc'), page);

export const findNumber = (db: Db, id: number): Promise<NumberRow | undefined> =>
  numbers(db).where('n.id', '=', id).executeTakeFirst();

/** Numbers of a location that have not won, in their order. */
export const findEntries = (db: Db, locationId: number): Promise<NumberRow[]> =>
  numbers(db).where('n.location_id', '=', locationId).where('d.id', 'is', null).orderBy('n.number').execute();

const draws = (db: Db) =>
  db
    .selectFrom('roulette_draws as d')
    .innerJoin('roulette_products as p', 'p.id', 'd.product_id')
    .leftJoin('roulette_numbers as n', 'n.id', 'd.number_id')
    .select(['d.id', 'd.location_id', 'd.product_id', 'd.seed', 'd.opened_at', 'd.drawn_at', 'd.entries'])
    .select(['p.name', 'p.image', 'n.number']);

export type DrawRow = Awaited<ReturnType<ReturnType<typeof draws>['executeTakeFirstOrThrow']>>;

/** Draws of a location, the newest first. */
export const listDraws = (db: Db, locationId: number): Promise<DrawRow[]> =>
  draws(db).where('d.location_id', '=', locationId).orderBy('d.id', 'desc').limit(100).execute();

export const findDraw = (db: Db, id: number): Promise<DrawRow | undefined> =>
  draws(db).where('d.id', '=', id).executeTakeFirst();

/** Undefined when one is open at the location. */
export const openDraw = async (
  trx: Db,
  draw: Pick<Insertable<Tables['roulette_draws']>, 'location_id' | 'product_id' | 'seed' | 'opened_at'>,
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('roulette_draws')
    .values(draw)
    .onConflict(conflict => conflict.column('location_id').where('drawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

interface Drawn {
  entries: readonly { number: number; nonce: string }[];
  number_id: number;
  drawn_at: Date;
}

export const closeDraw = async (trx: Db, id: number, { entries, ...drawn }: Drawn): Promise<void> => {
  await trx
    .updateTable('roulette_draws')
    .set({ ...drawn, entries: JSON.stringify(entries) })
    .where('id', '=', id)
    .execute();
};
