import { shareStock } from './stock-items.rules';

it.each([
  ['each has what it counted', 10, [3, 2], [3, 2], 5],
  ['the last has less when orders have taken from the whole', 4, [3, 2], [3, 1], 0],
  ['who has none is not named', 3, [3, 2], [3], 0],
  ['nobody has any when it is sold out', 0, [3, 2], [], 0],
  ['nobody has any of what is owed', -2, [3], [], 0],
])('%s', (_, total, counted, shown, warehouse) => {
  const items = counted.map((count, id) => ({ id, count }));
  const shared = shareStock(total, items);
  expect([shared.stores.map(({ count }) => count), shared.warehouse]).toEqual([shown, warehouse]);
});
