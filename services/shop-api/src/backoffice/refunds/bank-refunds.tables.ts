import { sql } from 'kysely';
import { type PageRequest, readPage } from '../../db/page';
import type { Db } from '../../db/schema';
import { accounts } from '../../money/api';

const { code: toBanks } = accounts.payableToBanks;

const waiting = sql`select refund_id from refund_parts where state = 'pending' and account = ${toBanks}`;

/** Number of refunds that wait for their transfer. */
export const countBankRefunds = sql<number>`select count(distinct w.refund_id) from (${waiting}) as w`;

/** Refunds with a part that goes to a bank account. */
const bankRefunds = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('refund_parts as f')
          .whereRef('f.refund_id', '=', 'r.id')
          .where('f.account', '=', toBanks)
          .select(sql<number>`sum(f.amount - f.withheld)::bigint`.as('amount'))
          .as('owed'),
      join => join.on('owed.amount', '>', 0),
    )
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('return_authorizations as b', join => join.on('r.key', '=', sql<string>`'return:' || b.id`))
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('ledger_transactions as t', join => join.on('t.key', '=', sql<string>`r.key || ':paid'`))
    .select(['r.id', 'r.order_id', 'owed.amount', 'o.number as order_number', 'b.id as return_id'])
    .select(['b.number as return_number', 'r.created_at', 't.at as paid_at'])
    .select(({ fn }) => [
      fn.coalesce('r.account_name', 'b.account_name').as('account_name'),
      fn.coalesce('r.iban', 'b.iban').as('iban'),
      sql<string>`coalesce(nullif(trim(concat(coalesce(a.lastname, u.lastname), ' ',
        coalesce(a.firstname, u.firstname))), ''), o.receiver_name, '')`.as('buyer'),
      sql<string | null>`coalesce(a.phone, o.phone, u.phone, o.receiver_phone)`.as('phone'),
      sql<string | null>`coalesce(r.reason, nullif(b.memo, ''))`.as('reason'),
    ]);

export type BankRefundRow = NonNullable<Awaited<ReturnType<typeof findBankRefund>>>;

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

const found = (q: string) => {
  const part = beginning(q);
  return sql<boolean>`(o.number ilike ${part} or o.number like ${`R${part}`} or b.number ilike ${part}
    or coalesce(r.account_name, b.account_name) ilike ${part})`;
};

/** What waits is listed with the longest waiting first, all of them with the latest first. */
export const listBankRefunds = (
  db: Db,
  { state, q }: { state: 'open' | 'all'; q?: string | undefined },
  page: PageRequest,
) =>
  readPage(
    bankRefunds(db)
      .$if(state === 'open', some => some.where(sql<boolean>`r.id in (${waiting})`))
      .$if(Boolean(q), some => some.where(found(q!)))
      .orderBy('r.id', state === 'open' ? 'asc' : 'desc'),
    page,
  );

export const findBankRefund = (db: Db, id: number) => bankRefunds(db).where('r.id', '=', id).executeTakeFirst();
