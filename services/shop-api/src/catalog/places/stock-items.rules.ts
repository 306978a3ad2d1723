/**
 * What each place has of so many in all. Orders are taken from the whole, and stores count once a day: where their
 * counts together come to more than there is, the last of them have less.
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
