import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import { findExchanges } from './exchanges.tables';

type Row = Selectable<Tables['return_authorizations']>;

/** Lines of an order with the number of their valid codes, and of pieces to be returned. */
export const findSoldLines = (db: Db, orderId: number, now: Date) =>
  db
    .selectFrom('line_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('taxons as t', 't.id', 'p.taxon_id')
    .where('l.order_id', '=', orderId)
    .select([
      'l.id',
      'l.variant_id',
      'l.quantity',
      'l.price',
      'l.booking',
      'p.id as product_id',
      'p.kind',
      'p.slug',
      'p.text',
      't.permalink as taxon',
      sql<number>`(select count(*)::int from coupons c where c.line_item_id = l.id and c.used_at is null
        and c.cancelled_at is null and c.valid_until > ${now})`.as('unused'),
      sql<number>`(select coalesce(sum(i.quantity), 0)::int from return_items i
        join return_authorizations a on a.id = i.return_id
        where i.line_item_id = l.id and a.state <> 'refused')`.as('requested'),
      sql<number>`(select coalesce(sum(i.quantity), 0)::int from return_items i
        join return_authorizations a on a.id = i.return_id
        where i.line_item_id = l.id and a.state = 'requested')`.as('undecided'),
    ])
    .orderBy('l.id')
    .execute();

export type SoldLineRow = Awaited<ReturnType<typeof findSoldLines>>[number];

const base = (db: Db) =>
  db
    .selectFrom('return_authorizations as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .selectAll('a')
    .select('o.number as order_number');

const withItems = async (db: Db, rows: (Row & { order_number: string })[]) => {
  if (rows.length === 0) return [];
  const items = await db
    .selectFrom('return_items as i')
    .innerJoin('line_items as l', 'l.id', 'i.line_item_id')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['i.return_id', 'i.line_item_id', 'i.quantity', 'p.text', 'p.slug'])
    .where(
      'i.return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('i.id')
    .execute();
  const exchanges = await findExchanges(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    ...row,
    items: items.filter(({ return_id }) => return_id === row.id),
    exchange: exchanges.find(({ return_id }) => return_id === row.id) ?? null,
  }));
};

export type ReturnRow = Awaited<ReturnType<typeof withItems>>[number];

export const findReturnsOfOrder = async (db: Db, orderId: number): Promise<ReturnRow[]> =>
  withItems(db, await base(db).where('a.order_id', '=', orderId).orderBy('a.id', 'desc').execute());

/** Condition on a return `a`: whether everything in it is of one vendor. */
export const isReturnedOf = (vendorId: number) =>
  sql<boolean>`not exists (select from return_items i join line_items l on l.id = i.line_item_id
    join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where i.return_id = a.id and p.vendor_id <> ${vendorId})`;

export const isReturnOf = (db: Db, id: number, vendorId: number): Promise<boolean> =>
  base(db).where('a.id', '=', id).where(isReturnedOf(vendorId)).$call(hasRow);

export const findReturn = async (db: Db, id: number): Promise<ReturnRow | undefined> =>
  (await withItems(db, await base(db).where('a.id', '=', id).execute()))[0];

/** States in which a return waits for staff. */
const waiting: readonly (Row['state'] | undefined)[] = ['requested', 'approved', 'payable', 'exchanging'];

interface ReturnFilter {
  state?: Row['state'] | undefined;
  q?: string | undefined;
  /** Staff of one vendor see its returns; null sees all. */
  vendorId: number | null;
}

const found = (q: string) => {
  const part = `${q.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  return sql<boolean>`(a.number ilike ${part} or a.number like ${`RA${part}`} or o.number ilike ${part}
    or o.number like ${`R${part}`})`;
};

/** Longest waiting first, where they wait; else the latest. */
export const listReturns = async (db: Db, { state, q, vendorId, ...page }: PageRequest & ReturnFilter) => {
  const query = base(db)
    .$if(state !== undefined, some => some.where('a.state', '=', state!))
    .$if(Boolean(q), some => some.where(found(q!)))
    .$if(vendorId !== null, some => some.where(isReturnedOf(vendorId!)));
  const { rows, paging } = await readPage(query.orderBy('a.id', waiting.includes(state) ? 'asc' : 'desc'), page);
  return { rows: await withItems(db, rows), paging };
};

export const insertReturn = async (
  trx: Db,
  row: Insertable<Tables['return_authorizations']>,
  items: readonly { line_item_id: number; quantity: number }[],
): Promise<number> => {
  const { id } = await trx.insertInto('return_authorizations').values(row).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('return_items')
    .values(items.map(item => ({ ...item, return_id: id })))
    .execute();
  return id;
};

/** False when it is no longer in that state. */
export const moveReturn = (
  trx: Db,
  id: number,
  from: Row['state'],
  change: Updateable<Tables['return_authorizations']>,
): Promise<boolean> =>
  trx
    .updateTable('return_authorizations')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .$call(hasRow);

/** Voids the codes of this number of pieces; returns the number of voided ones. */
export const cancelCodes = async (trx: Db, lineId: number, quantity: number, now: Date): Promise<number> => {
  const good = trx
    .selectFrom('coupons')
    .select('id')
    .where('line_item_id', '=', lineId)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('valid_until', '>', now)
    .orderBy('id', 'desc')
    .limit(quantity)
    .forUpdate();
  const taken = await trx
    .updateTable('coupons')
    .set({ cancelled_at: now })
    .where('id', 'in', good)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return taken.length;
};

/** Whether every piece of an order is returned. */
export const isReturnedWhole = async (trx: Db, orderId: number): Promise<boolean> => {
  const stored = await trx
    .selectFrom('line_items as l')
    .select('l.id')
    .where('l.order_id', '=', orderId)
    .where(
      sql<boolean>`l.quantity > (select coalesce(sum(i.quantity), 0) from return_items i
        join return_authorizations a on a.id = i.return_id
        where i.line_item_id = l.id and a.state = 'refunded')`,
    )
    .limit(1)
    .executeTakeFirst();
  return stored === undefined;
};
