import { sql } from 'kysely';
import { changed } from '../../db/changes';
import type { Db } from '../../db/schema';
import type { PriceFacts, VariantPriceFacts } from '../pricing.rules';

/** A published product's prices, locked until the transaction ends. @param vendorId its vendor, when it must be this one */
export const lockProduct = (trx: Db, slug: string, vendorId: number | null) =>
  trx
    .selectFrom('products')
    .select(['id', 'price', 'selling_price', 'sale_start_at', 'sale_expire_at'])
    .where('slug', '=', slug)
    .where('published', '=', true)
    .$if(vendorId !== null, query => query.where('vendor_id', '=', vendorId!))
    .forUpdate()
    .executeTakeFirst();

/** A variant's prices with those of its product, locked until the transaction ends. @param vendorId as above */
export const lockVariant = (trx: Db, id: number, vendorId: number | null) =>
  trx
    .selectFrom('variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select([
      'v.price',
      'v.selling_price',
      'v.stock',
      'p.slug',
      'p.price as product_price',
      'p.sale_start_at',
      'p.sale_expire_at',
    ])
    .where('v.id', '=', id)
    .where('p.published', '=', true)
    .$if(vendorId !== null, query => query.where('p.vendor_id', '=', vendorId!))
    .forUpdate()
    .executeTakeFirst();

export type VariantRow = NonNullable<Awaited<ReturnType<typeof lockVariant>>>;

export const updateProductPrices = async (trx: Db, id: number, prices: PriceFacts): Promise<void> => {
  await trx.updateTable('products').set(prices).where('id', '=', id).execute();
  await changed(trx, 'product', [id]);
};

export const updateVariantPrices = async (trx: Db, id: number, prices: VariantPriceFacts): Promise<void> => {
  const rows = await trx.updateTable('variants').set(prices).where('id', '=', id).returning('product_id').execute();
  await changed(
    trx,
    'product',
    rows.map(({ product_id }) => product_id),
  );
};

/** Adds to the stock, or with `force` sets it; false when the stock would become negative. */
export const changeStock = async (
  trx: Db,
  id: number,
  { count_on_hand: count, force }: { count_on_hand: number; force: boolean },
): Promise<boolean> => {
  const left = force ? sql<number>`${count}::int` : sql<number>`stock + ${count}::int`;
  const rows = await trx
    .updateTable('variants')
    .set({ stock: left })
    .where('id', '=', id)
    .where(sql<boolean>`(${left} >= 0 or backorderable)`)
    .returning('product_id')
    .execute();
  await changed(
    trx,
    'product',
    rows.map(({ product_id }) => product_id),
  );
  return rows.length > 0;
};
