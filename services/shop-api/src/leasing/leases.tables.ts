import type { Invoice } from '@ortoo/contracts';
import type { Db, Tables } from '../db/schema';
import type { Insertable, Selectable, Updateable } from 'kysely';

export type LeaseRow = Selectable<Tables['leases']>;
export type InstalmentRow = Selectable<Tables['lease_instalments']>;
export type LeasePaymentRow = Selectable<Tables['lease_payments']>;

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
export const moveLease = async (
  db: Db,
  id: number,
  from: readonly LeaseRow['state'][],
  change: Updateable<Tables['leases']>,
): Promise<boolean> => {
  const moved = await db
    .updateTable('leases')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};

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

export const findLeasePayments = (db: Db, leaseId: number): Promise<LeasePaymentRow[]> =>
  db.selectFrom('lease_payments').selectAll().where('lease_id', '=', leaseId).orderBy('id').execute();

export const findLeasePaymentByNumber = (db: Db, number: string): Promise<LeasePaymentRow | undefined> =>
  db.selectFrom('lease_payments').selectAll().where('number', '=', number).executeTakeFirst();

export const findRefundsDue = (db: Db): Promise<LeasePaymentRow[]> =>
  db.selectFrom('lease_payments').selectAll().where('state', '=', 'refund_due').orderBy('id').limit(100).execute();

/** Undefined when another one of this lease is open. */
export const insertLeasePayment = (
  trx: Db,
  payment: Insertable<Tables['lease_payments']>,
): Promise<LeasePaymentRow | undefined> =>
  trx
    .insertInto('lease_payments')
    .values(payment)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const saveInvoice = async (db: Db, id: number, invoice: Invoice): Promise<boolean> => {
  const saved = await db
    .updateTable('lease_payments')
    .set({ invoice: JSON.stringify(invoice), invoice_id: invoice.invoice_id })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
};

/** False when it is no longer in that state. */
export const moveLeasePayment = async (
  trx: Db,
  id: number,
  from: LeasePaymentRow['state'],
  to: LeasePaymentRow['state'],
  completed_at?: Date,
): Promise<boolean> => {
  const moved = await trx
    .updateTable('lease_payments')
    .set({ state: to, ...(completed_at && { completed_at }) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};
