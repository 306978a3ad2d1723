import type { Db } from '../../db/schema';
import { findVariants } from '../variants.tables';
import { shareStock } from './stock-items.rules';
import { findStockByStore, findStores, type StoreRow } from './stores.tables';

/** Stores that have some of these variants now, each with those. */
export const findStoresWith = async (
  db: Db,
  ids: readonly number[],
): Promise<{ store: StoreRow; variantIds: number[] }[]> => {
  if (ids.length === 0) return [];
  const [stores, variants, counted] = await Promise.all([
    findStores(db),
    findVariants(db, ids),
    findStockByStore(db, ids),
  ]);
  const shares = variants.map(({ id, stock }) => ({
    variant: id,
    stores: shareStock(
      stock,
      counted.filter(({ variant_id }) => variant_id === id),
    ).stores.map(share => share.id),
  }));
  return stores.flatMap(store => {
    const variantIds = shares.filter(share => share.stores.includes(store.id)).map(({ variant }) => variant);
    return variantIds.length > 0 ? [{ store, variantIds }] : [];
  });
};
