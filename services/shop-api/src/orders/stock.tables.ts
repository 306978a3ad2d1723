import { sql } from 'kysely';
import { changed } from '../db/changes';
import type { Db } from '../db/schema';

export interface StockLine {
  variant_id: number;
  quantity: number;
}

/** In one order for all buyers, so that two transactions cannot deadlock. */
const inOrder = (lines: readonly StockLine[]): StockLine[] => {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.variant_id, (sums.get(line.variant_id) ?? 0) + line.quantity);
  return [...sums].sort(([a], [b]) => a - b).map(([variant_id, quantity]) => ({ variant_id, quantity }));
};

/** Takes all lines or, within the caller's transaction, leaves it to roll back. Returns the variant that fell short. */
export const takeStock = async (trx: Db, lines: readonly StockLine[]): Promise<number | undefined> => {
  const products: number[] = [];
  for (const { variant_id, quantity } of inOrder(lines)) {
    const taken = await trx
      .updateTable('variants')
      .set({ stock: sql`stock - ${quantity}` })
      .where('id', '=', variant_id)
      .where(({ eb, or }) => or([eb('stock', '>=', quantity), eb('backorderable', '=', true)]))
      .returning('product_id')
      .executeTakeFirst();
    if (!taken) return variant_id;
    products.push(taken.product_id);
  }
  await changed(trx, 'product', products);
  return undefined;
};

export const giveBackStock = async (trx: Db, lines: readonly StockLine[]): Promise<void> => {
  const products: number[] = [];
  for (const { variant_id, quantity } of inOrder(lines)) {
    const rows = await trx
      .updateTable('variants')
      .set({ stock: sql`stock + ${quantity}` })
      .where('id', '=', variant_id)
      .returning('product_id')
      .execute();
    products.push(...rows.map(({ product_id }) => product_id));
  }
  await changed(trx, 'product', products);
};
