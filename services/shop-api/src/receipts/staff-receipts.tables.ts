import { sql } from 'kysely';
import { type PageRequest, readPage } from '../db/page';
import type { Db } from '../db/schema';

type State = 'failed' | 'waiting' | 'issued' | 'cancelled' | 'all';

const conditions = {
  failed: sql<boolean>`r.state in ('awaiting', 'issuing') and r.tries > 0`,
  waiting: sql<boolean>`r.state in ('awaiting', 'issuing') and r.tries = 0`,
  issued: sql<boolean>`r.state = 'issued'`,
  cancelled: sql<boolean>`r.state = 'cancelled'`,
  all: sql<boolean>`true`,
} satisfies Record<State, unknown>;

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

/** Receipts of paid orders. */
const receipts = (db: Db) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .where('o.completed_at', 'is not', null)
    .select(['r.state', 'r.kind', 'r.registry_number', 'r.customer_name as organization_name', 'r.ddtd', 'r.vat'])
    .select(['r.tries', 'r.fault', 'r.next_try_at', 'r.issued_at', 'r.created_at', 'o.number as order_number'])
    .select([
      'o.payment_total as total',
      sql<string>`coalesce(nullif(trim(concat(coalesce(a.lastname, u.lastname), ' ',
        coalesce(a.firstname, u.firstname))), ''), o.receiver_name, '')`.as('buyer'),
    ]);

export type StaffReceiptRow = NonNullable<Awaited<ReturnType<typeof findStaffReceipt>>>;

export const listStaffReceipts = (db: Db, { state, q }: { state: State; q?: string | undefined }, page: PageRequest) =>
  readPage(
    receipts(db)
      .where(conditions[state])
      .$if(Boolean(q), some =>
        some.where(({ or, eb }) => or([eb('o.number', 'ilike', beginning(q!)), eb('r.ddtd', 'like', beginning(q!))])),
      )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.order_id', 'desc'),
    page,
  );

export const findStaffReceipt = (db: Db, number: string) =>
  receipts(db).where('o.number', '=', number).executeTakeFirst();

/** Makes the next try due. Undefined when the receipt is issued, cancelled or on its way. */
export const advanceTry = (trx: Db, number: string, now: Date) =>
  trx
    .updateTable('receipts')
    .set({ next_try_at: now })
    .where('state', '=', 'awaiting')
    .where('order_id', '=', eb => eb.selectFrom('orders').select('id').where('number', '=', number))
    .returning(['order_id', 'tries'])
    .executeTakeFirst();
