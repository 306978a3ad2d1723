import { type Insertable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Tables, Db } from '../db/schema';

/** Lines of an order with the current data of their products. */
export const findLines = (db: Db, orderId: number) =>
  db
    .selectFrom('line_items as l')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('vendors as s', 's.id', 'p.vendor_id')
    .leftJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('quotes as q', join =>
      join
        .on('q.number', '=', sql<string>`l.options ->> 'quote'`)
        .on('q.state', '=', 'accepted')
        .onRef('q.order_id', '=', 'l.order_id')
        .onRef('q.variant_id', '=', 'l.variant_id')
        .onRef('q.quantity', '=', 'l.quantity'),
    )
    .where('l.order_id', '=', orderId)
    .select([
      'l.id',
      'l.variant_id',
      'l.quantity',
      'l.price',
      'l.options',
      'l.booking',
      'l.gift',
      'v.sku',
      'v.stock',
      'v.backorderable',
      'v.image as variant_image',
      'v.price as variant_price',
      'v.selling_price as variant_selling_price',
      'v.option_value_ids',
      'p.id as product_id',
      'p.slug',
      'p.kind',
      'p.alcohol',
      'p.text',
      'p.images',
      'p.price as product_price',
      'p.selling_price as product_selling_price',
      'p.sale_start_at',
      'p.sale_expire_at',
      'p.published',
      'p.available_on',
      'p.details',
      's.name as store_name',
      'b.code as brand',
      // Of a quote that was accepted for this order, variant and quantity.
      sql<number | null>`(q.answer ->> 'price')::bigint`.as('quoted_price'),
      sql<Date | null>`(q.answer ->> 'valid_until')::timestamptz`.as('quoted_until'),
    ])
    .orderBy('l.id')
    .execute();

export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** A variant as it may be put into an order, with its quantity in the order. */
export const findSellable = (db: Db, variantId: number, orderId: number) =>
  db
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .where('v.id', '=', variantId)
    .select([
      'v.id',
      'p.id as product_id',
      'p.kind',
      'v.stock',
      'v.backorderable',
      'v.price as variant_price',
      'v.selling_price as variant_selling_price',
      'p.price as product_price',
      'p.selling_price as product_selling_price',
      'p.sale_start_at',
      'p.sale_expire_at',
      'p.published',
      'p.available_on',
      sql<number>`(select coalesce(sum(quantity), 0) from line_items where order_id = ${orderId} and variant_id = v.id)`.as(
        'already',
      ),
    ])
    .executeTakeFirst();

export type SellableRow = Omit<NonNullable<Awaited<ReturnType<typeof findSellable>>>, 'already'>;

/** The same booking added twice is one line. */
const addedQuantity = sql<number>`case when line_items.booking = 'null' then line_items.quantity + excluded.quantity else 1 end`;

/** Lines of the order with this one: a statement sees those from before it. */
const linesAfter = sql<string>`(select count(*) from line_items as other where other.order_id = line_items.order_id and other.id <> line_items.id) + 1`;

/**
 * Adds to the line of the same variant, gift flag, options and booking, or creates one. Returns the number of lines of
 * the order.
 */
export const addLine = async (trx: Db, line: Insertable<Tables['line_items']>): Promise<number> => {
  const { lines } = await trx
    .insertInto('line_items')
    .values(line)
    .onConflict(conflict =>
      conflict
        .expression(sql`order_id, variant_id, gift, md5(options::text), md5(booking::text)`)
        .doUpdateSet({ quantity: addedQuantity, price: line.price }),
    )
    .returning(linesAfter.as('lines'))
    .executeTakeFirstOrThrow();
  return Number(lines);
};

export const setLine = async (trx: Db, id: number, change: { quantity?: number; gift?: boolean; price?: number }) => {
  await trx.updateTable('line_items').set(change).where('id', '=', id).execute();
};

export const deleteLine = (trx: Db, orderId: number, id: number): Promise<boolean> =>
  trx.deleteFrom('line_items').where('order_id', '=', orderId).where('id', '=', id).returning('id').$call(hasRow);

export const deleteLines = async (trx: Db, orderId: number): Promise<void> => {
  await trx.deleteFrom('line_items').where('order_id', '=', orderId).execute();
};
