import type { Invoice } from '@ortoo/contracts';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { RechargeRow } from './wallet.tables';

export const insertRecharge = (
  db: Db,
  recharge: Omit<Insertable<Tables['recharges']>, 'invoice' | 'state'>,
): Promise<RechargeRow> =>
  db
    .insertInto('recharges')
    .values({ ...recharge, state: 'processing', invoice: 'null' })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findRecharge = (db: Db, number: string): Promise<RechargeRow | undefined> =>
  db.selectFrom('recharges').selectAll().where('number', '=', number).executeTakeFirst();

/** Open ones after their deadline. */
export const findOverdueRecharges = (db: Db, now: Date): Promise<RechargeRow[]> =>
  db
    .selectFrom('recharges')
    .selectAll()
    .where('state', 'in', ['processing', 'pending'])
    .where('expires_at', '<=', now)
    .limit(100)
    .execute();

/** False when another caller was first. */
export const moveRecharge = async (
  trx: Db,
  id: number,
  from: readonly RechargeRow['state'][],
  to: RechargeRow['state'],
  more: { invoice?: Invoice; completed_at?: Date } = {},
): Promise<boolean> => {
  const { invoice, ...rest } = more;
  const moved = await trx
    .updateTable('recharges')
    .set({ state: to, ...rest, ...(invoice && { invoice: JSON.stringify(invoice), invoice_id: invoice.invoice_id }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
};
