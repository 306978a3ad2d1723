import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Condition: whether an order has a line of a vendor. @param orderId column with the id of the order */
export const hasLineOf = (orderId: string, vendorId: number) =>
  sql<boolean>`exists (select from line_items vl join variants vv on vv.id = vl.variant_id
    join products vp on vp.id = vv.product_id
    where vl.order_id = ${sql.ref(orderId)} and vp.vendor_id = ${vendorId})`;

/** Whether all lines, or some of them, are of a vendor. */
export const shareOf = async (db: Db, orderId: number, vendorId: number): Promise<'all' | 'some' | 'none'> => {
  const { own, total } = await db
    .selectFrom('line_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where p.vendor_id = ${vendorId})`.as('own'))
    .where('l.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (own === 0) return 'none';
  return own === total ? 'all' : 'some';
};
