import type { Insertable } from 'kysely';
import type { Db, Tables } from '../db/schema';

/** A recharge with its payment. */
export const findRecharge = (db: Db, number: string) =>
  db
    .selectFrom('recharges as r')
    .innerJoin('payments as p', 'p.recharge_id', 'r.id')
    .select(({ ref }) => [
      'r.id',
      'r.user_id',
      'r.wallet',
      'p.id as payment_id',
      'p.number',
      'p.method_id',
      'p.amount',
      'p.state',
      'p.invoice',
      'p.created_at',
      ref('p.expires_at').$notNull().as('expires_at'),
      'p.completed_at',
    ])
    .where('p.number', '=', number)
    .executeTakeFirst();

export type RechargeRow = NonNullable<Awaited<ReturnType<typeof findRecharge>>>;

export const insertRecharge = async (trx: Db, recharge: Insertable<Tables['recharges']>): Promise<number> =>
  (await trx.insertInto('recharges').values(recharge).returning('id').executeTakeFirstOrThrow()).id;

/** Locks the recharge against other commands until the transaction ends. */
export const lockRecharge = (trx: Db, id: number) =>
  trx.selectFrom('recharges').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
