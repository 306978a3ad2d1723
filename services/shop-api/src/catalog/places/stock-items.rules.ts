/**
 * Stock of each place for a total. Orders are taken from the total, and stores count once a day: where their counts
 * together exceed the total, the last ones get less.
 */
export const shareStock = <T extends { id: number; count: number }>(
  total: number,
  items: readonly T[],
): { stores: T[]; warehouse: number } => {
  let left = Math.max(0, total);
  const stores = items.map(item => {
    const count = Math.min(item.count, left);
    left -= count;
    return { ...item, count };
  });
  return { stores: stores.filter(({ count }) => count > 0), warehouse: left };
};
