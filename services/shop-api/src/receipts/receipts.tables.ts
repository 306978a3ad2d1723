import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';
import type { ReceiptLine } from '../db/schema.receipts';

export type ReceiptRow = Selectable<Tables['receipts']>;

export const findReceipt = (db: Db, orderId: number): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipts').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Stores the buyer's receipt settings. False once it is being issued. */
export const chooseReceipt = async (db: Db, receipt: Insertable<Tables['receipts']>): Promise<boolean> => {
  const { order_id: _, created_at: __, ...choice } = receipt;
  return db
    .insertInto('receipts')
    .values(receipt)
    .onConflict(conflict =>
      conflict
        .column('order_id')
        .doUpdateSet(choice)
        .where('receipts.state', '=', 'awaiting')
        .where('receipts.tries', '=', 0),
    )
    .returning('order_id')
    .$call(hasRow);
};

/** Orders paid by then without a choice of the buyer get a citizen's receipt. */
export const addMissing = async (db: Db, paidBy: Date): Promise<void> => {
  await db
    .insertInto('receipts')
    .columns(['order_id', 'state', 'kind', 'next_try_at', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('orders')
        .leftJoin('receipts', 'receipts.order_id', 'orders.id')
        .select(({ val }) => [
          'orders.id',
          val('awaiting').as('state'),
          val('citizen').as('kind'),
          'orders.completed_at as next_try_at',
          'orders.completed_at as created_at',
        ])
        .where('orders.completed_at', '<=', paidBy)
        .where('receipts.order_id', 'is', null)
        .limit(100),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** Refunds of an order: the amount, and the number of pieces by line. */
export const findRefunded = async (db: Db, orderId: number) => {
  const refunds = await db.selectFrom('refunds').select(['key', 'amount']).where('order_id', '=', orderId).execute();
  const keys = refunds.map(({ key }) => key);
  const items =
    keys.length === 0
      ? []
      : await db
          .selectFrom('return_items as i')
          .innerJoin('return_authorizations as a', 'a.id', 'i.return_id')
          .select(['i.line_item_id as id', sql<number>`sum(i.quantity)::int`.as('quantity')])
          .where('a.order_id', '=', orderId)
          .where(sql<string>`'return:' || a.id`, 'in', keys)
          .groupBy('i.line_item_id')
          .execute();
  return {
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    returned: new Map(items.map(({ id, quantity }) => [id, quantity])),
  };
};

/** Receipts above the retained money of their sale must be reissued or cancelled. */
export const reopenRefunded = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('receipts')
    .set(({ eb, ref }) => ({
      state: 'awaiting',
      revision: eb('revision', '+', 1),
      lines: sql`'null'::jsonb`,
      replaces: ref('ddtd'),
      replaces_date: ref('office_date'),
      next_try_at: now,
    }))
    .where('state', '=', 'issued')
    .where('ddtd', 'is not', null)
    .where(
      sql<boolean>`refunded < (select coalesce(sum(f.amount), 0) from refunds f where f.order_id = receipts.order_id)`,
    )
    .execute();
};

/** Stores the lines of a revision. */
export const fixRevision = async (
  db: Db,
  orderId: number,
  { lines, refunded }: { lines: readonly ReceiptLine[]; refunded: number },
): Promise<void> => {
  await db
    .updateTable('receipts')
    .set({ lines: JSON.stringify(lines), refunded })
    .where('order_id', '=', orderId)
    .where('state', '=', 'issuing')
    .execute();
};

/** Paid orders with a due try; the claim of a dead process is taken over. */
export const findDue = async (db: Db, now: Date, abandoned: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('orders', 'orders.id', 'receipts.order_id')
    .select('receipts.order_id')
    .where('orders.completed_at', 'is not', null)
    .where('receipts.next_try_at', '<=', now)
    .where(({ eb, or, and }) =>
      or([
        eb('receipts.state', '=', 'awaiting'),
        and([eb('receipts.state', '=', 'issuing'), eb('receipts.claimed_at', '<=', abandoned)]),
      ]),
    )
    .orderBy('receipts.next_try_at')
    .limit(50)
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** Undefined when another process has claimed it. */
export const claimReceipt = (db: Db, orderId: number, now: Date, abandoned: Date): Promise<ReceiptRow | undefined> =>
  db
    .updateTable('receipts')
    .set(eb => ({ state: 'issuing', claimed_at: now, tries: eb('tries', '+', 1) }))
    .where('order_id', '=', orderId)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'awaiting'), and([eb('state', '=', 'issuing'), eb('claimed_at', '<=', abandoned)])]),
    )
    .returningAll()
    .executeTakeFirst();

export const moveReceipt = (db: Db, orderId: number, change: Updateable<Tables['receipts']>): Promise<boolean> =>
  db
    .updateTable('receipts')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', '=', 'issuing')
    .returning('order_id')
    .$call(hasRow);
