import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** A placed order; of one vendor, when it has lines of it. */
export const findPlacedOrder = (db: Db, number: string, vendorId: number | null) =>
  db
    .selectFrom('orders as o')
    .leftJoin('addresses as a', 'a.id', 'o.ship_address_id')
    .leftJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('stock_locations as s', 's.id', 'o.pickup_location_id')
    .selectAll('o')
    .select(['u.firstname as user_firstname', 'u.lastname as user_lastname', 'u.phone as user_phone'])
    .select(['u.email as user_email', 'a.email as address_email', 's.name as pickup'])
    .where('o.number', '=', number)
    .where('o.payment_state', 'is not', null)
    .$if(vendorId !== null, query =>
      query
        .where('o.completed_at', 'is not', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('line_items as l')
              .innerJoin('variants as v', 'v.id', 'l.variant_id')
              .innerJoin('products as p', 'p.id', 'v.product_id')
              .select('l.id')
              .whereRef('l.order_id', '=', 'o.id')
              .where('p.vendor_id', '=', vendorId),
          ),
        ),
    )
    .executeTakeFirst();

export type PlacedOrder = NonNullable<Awaited<ReturnType<typeof findPlacedOrder>>>;

/** The vendors of an order's lines, by line. */
export const findVendorsOfLines = async (db: Db, orderId: number) => {
  const rows = await db
    .selectFrom('line_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['l.id', 'p.vendor_id'])
    .where('l.order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, vendor_id }) => [id, vendor_id]));
};

export const countPaidOrders = async (db: Db, userId: number): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('completed_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

export const findMovements = (db: Db, orderId: number) =>
  db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['t.id', 't.at', 't.reason', 'a.code', 'e.amount'])
    .where('t.order_id', '=', orderId)
    .orderBy('t.id')
    .orderBy('e.id')
    .execute();

export const findOrderRefunds = (db: Db, orderId: number) =>
  db
    .selectFrom('refunds as r')
    .leftJoin('refund_parts as f', 'f.refund_id', 'r.id')
    .select(['r.id', 'r.amount', 'r.destination', 'r.reason', 'r.account_name', 'r.iban', 'r.created_at'])
    .select(({ fn }) => [
      fn.coalesce(sql<boolean>`bool_or(f.state = 'pending')`, sql<boolean>`false`).as('is_pending'),
      sql<number>`coalesce(sum(f.amount - f.withheld)
        filter (where f.state = 'pending' and f.account = 'payable:bank'), 0)::bigint`.as('to_transfer'),
      sql<boolean>`r.key like 'return:%'`.as('is_of_return'),
    ])
    .where('r.order_id', '=', orderId)
    .groupBy('r.id')
    .orderBy('r.id')
    .execute();

export const findOrderMessages = (db: Db, orderId: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'body', 'recipient', 'created_at', 'sent_at', 'failed_at'])
    .where('order_id', '=', orderId)
    // A push belongs to a notification.
    .where('kind', '!=', 'push')
    .orderBy('id', 'desc')
    .limit(100)
    .$narrowType<{ kind: 'sms' | 'email' }>()
    .execute();

/** Queues a message once more, with its files; false when it is no message of the order. */
export const copyMessage = async (trx: Db, orderId: number, id: number, now: Date): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    insert into outbox (kind, recipient, subject, body, letter, order_id, site, created_at, due_at)
    select kind, recipient, subject, body, letter, order_id, site, ${now}, ${now} from outbox
    where id = ${id} and order_id = ${orderId} and expires_at is null returning id`.execute(trx);
  const copy = rows[0];
  if (!copy) return false;
  await sql`insert into outbox_attachments (outbox_id, name, content_type, content, coupon_id)
    select ${copy.id}, name, content_type, content, coupon_id from outbox_attachments
    where outbox_id = ${id}`.execute(trx);
  return true;
};

const fullName = sql<string>`trim(concat_ws(' ', u.firstname, u.lastname))`;

export const findNotes = (db: Db, orderId: number) =>
  db
    .selectFrom('order_notes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select(['n.id', 'n.text', 'n.created_at', fullName.as('by')])
    .where('n.order_id', '=', orderId)
    .orderBy('n.id', 'desc')
    .execute();

export const insertNote = async (
  trx: Db,
  note: { order_id: number; user_id: number; text: string; created_at: Date },
): Promise<number> => (await trx.insertInto('order_notes').values(note).returning('id').executeTakeFirstOrThrow()).id;

/** Who has done what with an order, its shipment and its returns. */
export const findOrderActions = (db: Db, subjects: readonly (readonly [subject: string, id: string])[]) =>
  db
    .selectFrom('audit_entries as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.at', 'e.action', 'e.subject', 'e.subject_id', 'e.reason', fullName.as('by')])
    .where(({ or, and, eb }) =>
      or(
        subjects.map(([subject, id]) =>
          and([eb('e.subject', '=', sql<never>`${subject}`), eb('e.subject_id', '=', id)]),
        ),
      ),
    )
    .orderBy('e.id')
    .execute();

export const noteRefund = async (
  trx: Db,
  id: number,
  facts: { reason: string; account_name: string | null; iban: string | null },
): Promise<void> => {
  await trx.updateTable('refunds').set(facts).where('id', '=', id).execute();
};

export const findRefundKey = (db: Db, orderId: number, id: number) =>
  db.selectFrom('refunds').select('key').where('id', '=', id).where('order_id', '=', orderId).executeTakeFirst();
