import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** An unpaid order and why it may be what an amount is for. */
export interface PayableRow {
  id: number;
  number: string;
  placed_at: Date;
  name: string;
  phone: string | null;
  is_reference: boolean;
  is_number: boolean;
  is_phone: boolean;
  is_amount: boolean;
}

/** What an amount says about what it is for. */
export interface Clues {
  amount: number;
  reference: string | null;
  numbers: readonly string[];
  phones: readonly string[];
  /** When it was booked. */
  at: Date;
}

/** Suggestions for one amount. */
const limit = 6;

const unpaid = sql`o.payment_state is not null and o.completed_at is null and o.state in ('payment', 'confirm')`;

const columns = sql`o.id, o.number, o.placed_at,
  coalesce(nullif(trim(concat(coalesce(a.lastname, u.lastname), ' ', coalesce(a.firstname, u.firstname))), ''),
    o.receiver_name, '') as name,
  coalesce(a.phone, o.phone, u.phone, o.receiver_phone) as phone`;

const joined = sql`orders o left join addresses a on a.id = o.ship_address_id left join users u on u.id = o.user_id`;

/** Days between an order and its payment, within which an equal amount counts. */
const near = sql`interval '14 days'`;

/** Orders that an amount names, or that cost just as much at its time; the likeliest first. */
export const suggestOrders = async (db: Db, clues: Clues): Promise<PayableRow[]> => {
  const { amount, reference, numbers, phones, at } = clues;
  const { rows } = await sql<PayableRow>`
    select * from (
      select ${columns},
        exists (select from payments p where p.order_id = o.id and p.invoice_id = ${reference}) as is_reference,
        o.number = any(${[...numbers]}::text[]) as is_number,
        right(coalesce(a.phone, o.phone, u.phone, o.receiver_phone, ''), 8) = any(${[...phones]}::text[]) as is_phone,
        o.placed_at between ${at}::timestamptz - ${near} and ${at}::timestamptz + ${near} and ${amount} = (
          select p.amount from payments p where p.order_id = o.id and p.source is null
          order by p.id desc limit 1) as is_amount
      from ${joined} where ${unpaid}) as o
    where o.is_reference or o.is_number or o.is_phone or o.is_amount
    order by o.is_reference desc, o.is_number desc, (o.is_phone and o.is_amount) desc, o.is_amount desc,
      abs(extract(epoch from o.placed_at - ${at}::timestamptz))
    limit ${limit}`.execute(db);
  return rows;
};

/** Unpaid orders whose number begins so. */
export const findPayable = async (db: Db, number: string): Promise<PayableRow[]> => {
  const { rows } = await sql<PayableRow>`
    select ${columns}, false as is_reference, false as is_number, false as is_phone, false as is_amount
    from ${joined} where ${unpaid} and o.number like ${`${number}%`} order by o.placed_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
};

export const findPayableIds = async (db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number; number: string }>`
    select o.id, o.number from orders o where o.number = any(${[...numbers]}::text[])
      and o.payment_state is not null`.execute(db);
  return new Map(rows.map(({ id, number }) => [number, id]));
};
