import type { Db } from '../../db/schema';
import { storesWithoutStock, type RequestedLine } from './missing-stock.rules';
import { findStockByStore, findStores } from './stores.tables';

/** Stores where some of these goods are missing. */
export const findStoresWithoutStock = async (db: Db, requested: readonly RequestedLine[]): Promise<Set<number>> => {
  if (requested.length === 0) return new Set();
  const ids = [...new Set(requested.map(({ variant_id }) => variant_id))];
  const [places, stock] = await Promise.all([findStores(db), findStockByStore(db, ids)]);
  return storesWithoutStock(places, requested, stock);
};
