import { shareStock } from './stock-items.rules';

it.each([
  ['each has what it counted', 10, [3, 2], [3, 2], 5],
  ['the last has less when orders have taken from the total', 4, [3, 2], [3, 1], 0],
  ['a store without stock is not listed', 3, [3, 2], [3], 0],
  ['no store has any when it is sold out', 0, [3, 2], [], 0],
  ['no store has any when the total is negative', -2, [3], [], 0],
])('%s', (_, total, counted, shown, warehouse) => {
  const items = counted.map((count, id) => ({ id, count }));
  const shared = shareStock(total, items);
  expect([shared.stores.map(({ count }) => count), shared.warehouse]).toEqual([shown, warehouse]);
});
