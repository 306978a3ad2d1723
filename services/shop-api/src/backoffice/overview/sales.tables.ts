import type { ProductKind } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';

export interface SalesRequest {
  from: Date;
  /** Where the period itself begins; what is older is the one before it. */
  begin: Date;
  to: Date;
  vendorId: number | null;
}

interface SalesRow {
  is_before: boolean;
  /** `YYYY-MM-DD` in the shop's zone; null in the sum of the period. */
  day: string | null;
  kind: ProductKind | null;
  amount: number;
  orders: number;
}

/** What paid orders have brought by day and kind, and in each of both periods. */
export const findSales = async (db: Db, { from, begin, to, vendorId }: SalesRequest): Promise<SalesRow[]> => {
  const isShown = vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`;
  const { rows } = await sql<SalesRow>`
    with lines as (
      select o.id, o.completed_at < ${begin} as is_before, p.kind, l.price * l.quantity as amount,
        to_char(o.completed_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day
      from orders o join line_items l on l.order_id = o.id join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
      where o.completed_at >= ${from} and o.completed_at < ${to} and o.state <> 'canceled' and ${isShown})
    select is_before, day, kind, sum(amount)::bigint as amount, count(distinct id)::int as orders
    from lines group by grouping sets ((is_before, day, kind), (is_before))`.execute(db);
  return rows;
};

/** What was paid back, by period. */
export const findRefunded = async (db: Db, { from, begin, to }: SalesRequest) => {
  const { rows } = await sql<{ now: number; before: number }>`
    select coalesce(sum(amount) filter (where created_at >= ${begin}), 0)::bigint as now,
      coalesce(sum(amount) filter (where created_at < ${begin}), 0)::bigint as before
    from refunds where order_id is not null and created_at >= ${from} and created_at < ${to}`.execute(db);
  return rows[0] ?? { now: 0, before: 0 };
};
