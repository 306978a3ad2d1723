import type { Invoice, Payment, PaymentFailure } from '@ortoo/contracts';
import type { Selectable } from 'kysely';
import { cachedRead } from '../db/cached-read';
import { hasRow } from '../db/has-row';
import type { Tables, Db } from '../db/schema';
import { randomDigits } from '../http/tokens';
import { withTexts } from '../messages/choices';

export type PaymentRow = Selectable<Tables['payments']>;
export type MethodRow = Selectable<Tables['payment_methods']>;

/** Includes internal and retired ways of paying: past payments need their names. */
export const findAllMethods = cachedRead(['payment_method'], async (db: Db): Promise<readonly MethodRow[]> =>
  withTexts(await db.selectFrom('payment_methods').selectAll().orderBy('position').execute(), 'paymentMethods'),
);

export const findMethods = async (db: Db): Promise<MethodRow[]> =>
  (await findAllMethods(db)).filter(({ active }) => active);

export const findMethod = async (db: Db, id: number): Promise<MethodRow> => {
  const method = (await findAllMethods(db)).find(one => one.id === id);
  if (!method) throw new Error(`There is no payment method ${id}`);
  return method;
};

export const findPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

export const findPayment = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const findPaymentByNumber = (db: Db, number: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('number', '=', number).executeTakeFirst();

const letters = { order: 'P', recharge: 'W', lease_payment: 'L' } as const;

interface NewPayment {
  purpose: PaymentRow['purpose'];
  purpose_id: number;
  method_id: number;
  amount: number;
  state?: 'checkout' | 'processing';
  fee?: number;
  source?: string;
  expires_at?: Date;
  now: Date;
}

export const insertPayment = (trx: Db, { now, state = 'checkout', ...payment }: NewPayment): Promise<PaymentRow> =>
  trx
    .insertInto('payments')
    .values({
      ...payment,
      number: `${letters[payment.purpose]}${randomDigits(10)}`,
      state,
      invoice: 'null',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Open payments after their deadline. An order's are ended with its hold. */
export const findExpired = (db: Db, now: Date): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('expires_at', '<=', now)
    .where('state', 'in', ['processing', 'pending'])
    .where('purpose', '<>', 'order')
    .limit(100)
    .execute();

/** Whether another payment has paid for the same. */
export const isPaidByAnother = (db: Db, { id, purpose, purpose_id }: PaymentRow): Promise<boolean> =>
  db
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', purpose)
    .where('purpose_id', '=', purpose_id)
    .where('state', '=', 'completed')
    .where('id', '<>', id)
    .$call(hasRow);

export const setPaymentAmount = async (trx: Db, id: number, amount: number): Promise<void> => {
  await trx.updateTable('payments').set({ amount }).where('id', '=', id).where('state', '=', 'checkout').execute();
};

export const setPaymentFee = async (trx: Db, id: number, fee: number): Promise<void> => {
  await trx.updateTable('payments').set({ fee }).where('id', '=', id).where('state', '=', 'checkout').execute();
};

/** Moves a payment on when it is still in one of these states; false when another caller was first. */
export const movePayment = async (
  trx: Db,
  id: number,
  from: readonly Payment['state'][],
  to: Payment['state'],
  more: {
    amount?: number;
    fee?: number;
    invoice?: Invoice;
    expires_at?: Date;
    completed_at?: Date;
    failure?: PaymentFailure | null;
  } = {},
): Promise<boolean> => {
  const { invoice, ...rest } = more;
  return trx
    .updateTable('payments')
    .set({ state: to, ...rest, ...(invoice && { invoice: JSON.stringify(invoice), invoice_id: invoice.invoice_id }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .$call(hasRow);
};

/** Makes an invoice that has been paid that of a payment in process. False when either is not as it was. */
export const passInvoice = async (trx: Db, from: PaymentRow, to: PaymentRow): Promise<boolean> => {
  const { invoice } = from;
  if (!invoice) return false;
  await trx.updateTable('payments').set({ invoice_id: null }).where('id', '=', from.id).execute();
  return movePayment(trx, to.id, ['processing'], 'pending', { invoice });
};

/** Gift cards of a guest's cart move with it, unless the other cart has them. */
export const moveSources = async (trx: Db, from: number, to: number): Promise<void> => {
  const chosen = trx.selectFrom('payments').select('source').where('order_id', '=', to);
  await trx
    .updateTable('payments')
    .set({ purpose_id: to })
    .where('order_id', '=', from)
    .where('state', '=', 'checkout')
    .where('source', 'is not', null)
    .where('source', 'not in', chosen.where('source', 'is not', null).where('state', 'in', ['checkout', 'pending']))
    .execute();
};
