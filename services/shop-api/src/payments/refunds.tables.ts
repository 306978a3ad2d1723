import { type Insertable, type Selectable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Tables, Db } from '../db/schema';

export type RefundRow = Selectable<Tables['refunds']>;

/** Undefined when the key is already used. */
export const insertRefund = (trx: Db, refund: Insertable<Tables['refunds']>): Promise<RefundRow | undefined> =>
  trx
    .insertInto('refunds')
    .values(refund)
    .onConflict(conflict => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findRefund = (db: Db, key: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('key', '=', key).executeTakeFirst();

/** False when less than that is left of the payment. */
export const insertRefundPart = async (trx: Db, part: Insertable<Tables['refund_parts']>): Promise<boolean> => {
  const taken = await trx
    .updateTable('payments')
    .set({ refunded: sql`refunded + ${part.amount}` })
    .where('id', '=', part.payment_id)
    .where('state', '=', 'completed')
    .where(sql<boolean>`refunded + ${part.amount} <= amount`)
    .returning('id')
    .executeTakeFirst();
  if (!taken) return false;
  await trx.insertInto('refund_parts').values(part).execute();
  return true;
};

/** Whole payments that their providers have not refunded yet. @param key of one refund alone */
export const findDueParts = (db: Db, key?: string) =>
  db
    .selectFrom('refund_parts as f')
    .innerJoin('refunds as r', 'r.id', 'f.refund_id')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('payment_methods as m', 'm.id', 'p.method_id')
    .select(['f.id', 'f.amount', 'p.order_id', 'p.invoice_id', 'm.provider'])
    .where('f.state', '=', 'pending')
    .whereRef('f.amount', '=', 'p.amount')
    .where('f.account', '=', sql<string>`'payable:' || m.provider`)
    .where('p.invoice_id', 'is not', null)
    .$if(key !== undefined, some => some.where('r.key', '=', key ?? ''))
    .orderBy('f.id')
    .limit(100)
    .execute();

/** False when another caller was first. */
export const endPart = (trx: Db, id: number): Promise<boolean> =>
  trx
    .updateTable('refund_parts')
    .set({ state: 'done' })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .$call(hasRow);

const toBank = 'payable:bank';

/** Part of a refund that goes to a bank account. */
export const findBankAmount = async (db: Db, refundId: number): Promise<number> => {
  const parts = db.selectFrom('refund_parts').select(['amount', 'withheld']).where('refund_id', '=', refundId);
  const found = await parts.where('account', '=', toBank).execute();
  return found.reduce((sum, { amount, withheld }) => sum + amount - withheld, 0);
};

/** Part of a refund that is retained for spent cashback and points. */
export const findWithheld = async (db: Db, refundId: number): Promise<number> => {
  const parts = db.selectFrom('refund_parts').select('withheld').where('refund_id', '=', refundId);
  return (await parts.execute()).reduce((sum, { withheld }) => sum + withheld, 0);
};

export const endBankParts = async (trx: Db, key: string): Promise<void> => {
  await trx
    .updateTable('refund_parts')
    .set({ state: 'done' })
    .where('account', '=', toBank)
    .where('refund_id', '=', eb => eb.selectFrom('refunds').select('id').where('key', '=', key))
    .execute();
};
