import type { LeasePayment } from '@ortoo/contracts';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

export type LeaseRow = Selectable<Tables['leases']>;
export type InstalmentRow = Selectable<Tables['lease_instalments']>;

export const insertLease = async (db: Db, lease: Insertable<Tables['leases']>): Promise<void> => {
  await db.insertInto('leases').values(lease).execute();
};

export const findLease = (db: Db, number: string): Promise<LeaseRow | undefined> =>
  db.selectFrom('leases').selectAll().where('number', '=', number).executeTakeFirst();

/** Locks the lease against other commands until the transaction ends. */
export const lockLease = (trx: Db, id: number): Promise<LeaseRow> =>
  trx.selectFrom('leases').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The latest lease of an order. */
export const findLeaseOfOrder = (db: Db, orderId: number): Promise<LeaseRow | undefined> =>
  db
    .selectFrom('leases')
    .innerJoin('payments', 'payments.number', 'leases.number')
    .selectAll('leases')
    .where('payments.order_id', '=', orderId)
    .orderBy('leases.id', 'desc')
    .executeTakeFirst();

/** Whether an order is paid by instalments; a refused or cancelled lease leaves it to be paid in another way. */
export const isLeased = (db: Db, orderId: number): Promise<boolean> =>
  db
    .selectFrom('leases')
    .innerJoin('payments', 'payments.number', 'leases.number')
    .select('leases.id')
    .where('payments.order_id', '=', orderId)
    .where('leases.state', 'in', ['running', 'finished'])
    .$call(hasRow);

/** Months of the latest lease of the order that this payment is for. */
export const findChosenMonths = async (db: Db, number: string): Promise<number | undefined> => {
  const latest = await db
    .selectFrom('payments as own')
    .innerJoin('payments as other', 'other.order_id', 'own.order_id')
    .innerJoin('leases', 'leases.number', 'other.number')
    .select('leases.months')
    .where('own.number', '=', number)
    .orderBy('leases.id', 'desc')
    .executeTakeFirst();
  return latest?.months;
};

/** What has been paid as the down payment of a lease, refunded or not. */
export const findPaidDown = async (db: Db, number: string): Promise<number> =>
  (await findDownPayments(db, [number])).reduce((sum, { amount }) => sum + amount, 0);

/** Paid down payments, refunded or not, by the numbers of the payments that their leases are for. */
export const findDownPayments = async (
  db: Db,
  numbers: readonly string[],
): Promise<{ number: string; amount: number }[]> => {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('leases')
    .innerJoin('lease_payments as l', 'l.lease_id', 'leases.id')
    .innerJoin('payments as p', 'p.lease_payment_id', 'l.id')
    .select(['leases.number', 'p.amount'])
    .where('leases.number', 'in', numbers)
    .where('l.position', '=', 0)
    .where('p.state', '=', 'completed')
    .execute();
};

/** Unsettled leases of ended payments. */
export const findForsaken = (db: Db): Promise<LeaseRow[]> =>
  db
    .selectFrom('leases')
    .innerJoin('payments', 'payments.number', 'leases.number')
    .selectAll('leases')
    .where('leases.state', 'in', ['open', 'applying'])
    .where('payments.state', 'in', ['void', 'failed'])
    .limit(100)
    .execute();

/** Moves a lease on when it is still in one of these states; false when another caller was first. */
export const moveLease = (
  db: Db,
  id: number,
  from: readonly LeaseRow['state'][],
  change: Updateable<Tables['leases']>,
): Promise<boolean> =>
  db.updateTable('leases').set(change).where('id', '=', id).where('state', 'in', from).returning('id').$call(hasRow);

export const insertInstalments = async (trx: Db, rows: Insertable<Tables['lease_instalments']>[]): Promise<void> => {
  await trx.insertInto('lease_instalments').values(rows).execute();
};

export const findInstalments = (db: Db, leaseId: number): Promise<InstalmentRow[]> =>
  db.selectFrom('lease_instalments').selectAll().where('lease_id', '=', leaseId).orderBy('position').execute();

export const markPaid = async (trx: Db, leaseId: number, position: number, now: Date): Promise<void> => {
  await trx
    .updateTable('lease_instalments')
    .set({ paid_at: now })
    .where('lease_id', '=', leaseId)
    .where('position', '=', position)
    .execute();
};

/** Payments of a lease, each with its row among all payments. */
export const findLeasePayments = (db: Db, leaseId: number) =>
  db
    .selectFrom('lease_payments as l')
    .innerJoin('payments as p', 'p.lease_payment_id', 'l.id')
    .innerJoin('payment_methods as m', 'm.id', 'p.method_id')
    .select([
      'l.id',
      'l.lease_id',
      'l.position',
      'p.id as payment_id',
      'p.number',
      'p.method_id',
      'm.provider',
      'p.amount',
      'p.invoice',
      sql<LeasePayment['state']>`case when p.state = 'processing' then 'pending' when p.refunded = 0 then p.state
        when exists (select from refund_parts f where f.payment_id = p.id and f.state = 'pending') then 'refund_due'
        else 'refunded' end`.as('state'),
    ])
    .where('l.lease_id', '=', leaseId)
    .orderBy('l.id')
    .execute();

export type LeasePaymentRow = Awaited<ReturnType<typeof findLeasePayments>>[number];

/** What a payment is for, and the order of its lease. */
export const findLeasePayment = (db: Db, id: number) =>
  db
    .selectFrom('lease_payments as l')
    .innerJoin('leases', 'leases.id', 'l.lease_id')
    .leftJoin('payments as p', 'p.number', 'leases.number')
    .select(['l.id', 'l.lease_id', 'l.position', 'p.order_id'])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();

export const insertLeasePayment = async (trx: Db, payment: Insertable<Tables['lease_payments']>): Promise<number> =>
  (await trx.insertInto('lease_payments').values(payment).returning('id').executeTakeFirstOrThrow()).id;
