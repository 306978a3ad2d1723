import { sql } from 'kysely';
import type { Db } from '../../db/schema';

/** Lines of the orders that are to be packed, the longest waiting first. */
export const findLinesToPack = (db: Db, vendorId: number | null) =>
  db
    .selectFrom('orders as o')
    .innerJoin('line_items as l', 'l.order_id', 'o.id')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('vendors as s', 's.id', 'p.vendor_id')
    .select(['o.number', 'l.quantity', 'v.id as variant_id', 'v.sku', 'v.image as variant_image', 'v.option_value_ids'])
    .select(['p.text', 'p.slug', 'p.images', 's.name as store_name'])
    .where('o.state', '=', 'complete')
    .where('o.shipment_state', '=', 'pending')
    .where('o.delivered_at', 'is', null)
    .where('p.kind', '=', 'goods')
    .$if(vendorId !== null, query => query.where('p.vendor_id', '=', vendorId))
    .orderBy('o.placed_at')
    .orderBy('l.id')
    .limit(5_000)
    .execute();

/** Orders of these numbers that staff may print, in the order of the numbers. */
export const findNumbers = async (db: Db, numbers: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select o.number from unnest(${[...numbers]}::text[]) with ordinality as requested (number, position)
    join orders o using (number) where o.completed_at is not null order by requested.position`.execute(db);
  return rows.map(({ number }) => number);
};
