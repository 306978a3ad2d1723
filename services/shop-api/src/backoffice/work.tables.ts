import type { Right, StaffWork } from '@ortoo/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import { hasLineOf } from '../orders/api';
import { isReturnedOf } from '../returns/api';

type Count = RawBuilder<number>;

interface Work {
  right: Right;
  count: Count;
  /** The rows that staff of one vendor see; absent when they see none. */
  ofVendor?: (vendorId: number) => Count;
}

const readyShipments = sql<number>`select count(*) from shipments s where state = 'ready'`;
const openReturns = sql<number>`select count(*) from return_authorizations a where state not in ('refused', 'refunded', 'exchanged')`;
const openQuotes = sql<number>`select count(*) from quotes where state = 'open'`;

const works: Record<keyof StaffWork, Work> = {
  shipments: {
    right: 'orders',
    count: readyShipments,
    ofVendor: vendorId => sql`${readyShipments} and ${hasLineOf('s.order_id', vendorId)}`,
  },
  returns: {
    right: 'orders',
    count: openReturns,
    ofVendor: vendorId => sql`${openReturns} and ${isReturnedOf(vendorId)}`,
  },
  quotes: { right: 'orders', count: openQuotes, ofVendor: vendorId => sql`${openQuotes} and vendor_id = ${vendorId}` },
  transfers: {
    right: 'money',
    count: sql`select count(*) from statement_entries where verdict <> 'exact' and returned_at is null`,
  },
  unmatched_payments: { right: 'money', count: sql`select count(*) from unmatched_payments where state = 'manual'` },
  money_grants: { right: 'money', count: sql`select count(*) from money_grants where state = 'proposed'` },
  receipts: {
    right: 'money',
    count: sql`select count(*) from receipts where state in ('awaiting', 'issuing') and tries > 0`,
  },
  reviews: { right: 'content', count: sql`select count(*) from reviews where state = 'pending'` },
  comments: { right: 'content', count: sql`select count(*) from comments where state = 'held'` },
  publications: { right: 'content', count: sql`select count(*) from publications where state = 'submitted'` },
  messages: {
    right: 'content',
    count: sql`select count(*) from contact_forms where handled_at is null and held_for is null`,
  },
  held_messages: {
    right: 'content',
    count: sql`select count(*) from contact_forms where handled_at is null and held_for is not null`,
  },
};

const names = Object.keys(works) as (keyof StaffWork)[];

interface Viewer {
  rights: readonly Right[];
  vendorId: number | null;
}

/** What waits for somebody with these rights, in one statement. */
export const countWork = async (db: Db, { rights, vendorId }: Viewer): Promise<StaffWork> => {
  const columns = names.flatMap(name => {
    const { right, count, ofVendor } = works[name];
    const due = vendorId === null ? count : ofVendor?.(vendorId);
    return due && rights.includes(right) ? [sql`(${due})::int as ${sql.ref(name)}`] : [];
  });
  if (columns.length === 0) return {};
  const { rows } = await sql<StaffWork>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};
