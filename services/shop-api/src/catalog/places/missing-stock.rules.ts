import { shareStock } from './stock-items.rules';

export interface RequestedLine {
  variant_id: number;
  quantity: number;
  /** In all places together. */
  stock: number;
}

interface StoreStock {
  variant_id: number;
  /** The store. */
  id: number;
  count: number;
}

interface Place {
  id: number;
  kind: 'store' | 'pickup';
}

/**
 * Stores where something of an order is missing. Everything is brought to a pickup place, and goods that no store
 * counts may be in any of them.
 */
export const storesWithoutStock = (
  places: readonly Place[],
  requested: readonly RequestedLine[],
  stock: readonly StoreStock[],
): Set<number> => {
  const missing = new Set<number>();
  for (const id of new Set(requested.map(({ variant_id }) => variant_id))) {
    const lines = requested.filter(({ variant_id }) => variant_id === id);
    const counted = stock.filter(({ variant_id }) => variant_id === id);
    if (counted.length === 0) continue;
    const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
    const { stores } = shareStock(lines[0]?.stock ?? 0, counted);
    for (const place of places) {
      const there = stores.find(store => store.id === place.id)?.count ?? 0;
      if (place.kind === 'store' && there < quantity) missing.add(place.id);
    }
  }
  return missing;
};
