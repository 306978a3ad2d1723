import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type SandboxInvoice = Selectable<Tables['sandbox_invoices']>;

type NewInvoice = Omit<Insertable<Tables['sandbox_invoices']>, 'state' | 'created_at'> & { now: Date };

/** False when our number was used before. */
export const insertInvoice = (db: Db, { now, ...invoice }: NewInvoice): Promise<boolean> =>
  db
    .insertInto('sandbox_invoices')
    .values({ ...invoice, state: 'OPEN', created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .$call(hasRow);

export const findInvoice = (db: Db, id: string): Promise<SandboxInvoice | undefined> =>
  db.selectFrom('sandbox_invoices').selectAll().where('id', '=', id).executeTakeFirst();

export const latestInvoices = (db: Db): Promise<SandboxInvoice[]> =>
  db.selectFrom('sandbox_invoices').selectAll().orderBy('created_at', 'desc').limit(100).execute();

export const listPaidInvoices = (db: Db): Promise<SandboxInvoice[]> =>
  db.selectFrom('sandbox_invoices').selectAll().where('state', '=', 'PAID').execute();

interface Settlement {
  state: SandboxInvoice['state'];
  amount?: number;
  currency?: string;
  now: Date;
}

/** Only an open invoice can be paid, declined or closed. */
export const settleInvoice = (
  db: Db,
  id: string,
  { state, amount = 0, currency = 'MNT', now }: Settlement,
): Promise<boolean> =>
  db
    .updateTable('sandbox_invoices')
    .set({ state, paid_amount: amount, paid_currency: currency, settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning('id')
    .$call(hasRow);

export const refundInvoice = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('sandbox_invoices')
    .set({ state: 'CLOSED', settled_at: now })
    .where('id', '=', id)
    .where('state', '=', 'PAID')
    .execute();
};
