import { sql } from 'kysely';

import type { Db } from '../../db/schema';
import type { Text } from '../../db/schema.types';

/** Days whose sales say how fast a stock sells. */
const salesDays = 30;
/** A stock that lasts longer than so many days waits. */
const warnedDays = 14;
const listed = 8;

interface LowStockRow {
  id: number;
  product_id: number;
  sku: string;
  slug: string;
  text: Text<{ name: string; description: string }>;
  images: string[];
  image: string | null;
  option_value_ids: number[];
  stock: number;
  sold: number;
  total: number;
}

/** Published variants that sell and will be gone soon, the most urgent first. */
export const findLowStock = async (db: Db, now: Date, vendorId: number | null): Promise<LowStockRow[]> => {
  const since = new Date(now.getTime() - salesDays * 86_400_000);
  const isShown = vendorId === null ? sql`true` : sql`p.vendor_id = ${vendorId}`;
  const { rows } = await sql<LowStockRow>`
    with sold as (
      select l.variant_id, sum(l.quantity)::int as quantity
      from orders o join line_items l on l.order_id = o.id
      where o.completed_at >= ${since} and o.state <> 'canceled' group by l.variant_id)
    select v.id, v.product_id, v.sku, p.slug, p.text, p.images, v.image, v.option_value_ids, v.stock,
      s.quantity as sold, count(*) over ()::int as total
    from sold s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where p.published and p.kind not in ('hotel', 'trip') and not v.backorderable and ${isShown}
      and v.stock * ${salesDays} < s.quantity * ${warnedDays}
    order by v.stock::real / s.quantity, s.quantity desc, v.id limit ${listed}`.execute(db);
  return rows;
};

/** Days that a stock lasts. */
export const daysLeft = ({ stock, sold }: Pick<LowStockRow, 'stock' | 'sold'>): number =>
  Math.floor((stock * salesDays) / sold);

/** A buyer who lets an invoice expire has not failed. */
const hasFailed = sql<boolean>`p.state = 'failed' and p.failure is distinct from 'expired'`;

interface FailingRow {
  code: string;
  name: Text;
  attempts: number;
  failed: number;
  last_failed_at: Date;
}

/** Ways of paying of which at least three attempts and a fifth of all have failed since then. */
export const findFailingMethods = async (db: Db, since: Date): Promise<FailingRow[]> => {
  const { rows } = await sql<FailingRow>`
    with tried as (
      select p.method_id, count(*)::int as attempts, count(*) filter (where ${hasFailed})::int as failed,
        max(p.created_at) filter (where ${hasFailed}) as last_failed_at
      from payments p where p.created_at >= ${since} and p.source is null and (p.state = 'completed' or ${hasFailed})
      group by p.method_id)
    select m.code, m.name, t.attempts, t.failed, t.last_failed_at
    from tried t join payment_methods m on m.id = t.method_id
    where t.failed >= 3 and t.failed * 5 >= t.attempts
    order by t.failed::real / t.attempts desc, t.failed desc, m.id`.execute(db);
  return rows;
};
