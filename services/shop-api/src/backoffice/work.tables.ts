import type { Right, StaffOrderStatus, StaffWork } from '@ortoo/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema';
import { countOverdueLeases } from '../leasing/api';
import { hasLineOf } from '../orders/api';
import { isReturnedOf } from '../returns/api';
import { hasStatus } from './orders/order-list.tables';
import { countBankRefunds } from './refunds/bank-refunds.tables';

type Count = RawBuilder<number>;

interface Work {
  right: Right;
  count: Count;
  /** The rows that staff of one vendor see; absent when they see none. */
  ofVendor?: (vendorId: number) => Count;
}

/** Orders as their list counts them. */
const ordersWith = (status: StaffOrderStatus): Work => {
  const count = sql<number>`select count(*) from orders o where ${hasStatus(status)}`;
  return { right: 'orders', count, ofVendor: vendorId => sql`${count} and ${hasLineOf('o.id', vendorId)}` };
};

const openReturns = sql<number>`select count(*) from return_authorizations a where state not in ('refused', 'refunded', 'exchanged')`;
const openQuotes = sql<number>`select count(*) from quotes where state = 'open'`;

const worksOn = (today: string): Record<keyof StaffWork, Work> => ({
  to_pack: ordersWith('to_pack'),
  to_send: ordersWith('to_send'),
  to_collect: ordersWith('to_collect'),
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
  bank_refunds: { right: 'money', count: countBankRefunds },
  money_grants: { right: 'money', count: sql`select count(*) from money_grants where state = 'proposed'` },
  receipts: {
    right: 'money',
    count: sql`select count(*) from receipts where state in ('awaiting', 'issuing') and tries > 0`,
  },
  leases: { right: 'money', count: countOverdueLeases(today) },
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
});

interface Viewer {
  rights: readonly Right[];
  vendorId: number | null;
}

/** What waits for somebody with these rights, in one statement. @param today in the shop's zone */
export const countWork = async (db: Db, { rights, vendorId }: Viewer, today: string): Promise<StaffWork> => {
  const columns = Object.entries(worksOn(today)).flatMap(([name, { right, count, ofVendor }]) => {
    const due = vendorId === null ? count : ofVendor?.(vendorId);
    return due && rights.includes(right) ? [sql`(${due})::int as ${sql.ref(name)}`] : [];
  });
  if (columns.length === 0) return {};
  const { rows } = await sql<StaffWork>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
};
