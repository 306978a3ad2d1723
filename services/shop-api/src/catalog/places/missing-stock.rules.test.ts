import { storesWithoutStock } from './missing-stock.rules';

const places = [
  { id: 1, kind: 'store' as const },
  { id: 2, kind: 'store' as const },
  { id: 3, kind: 'pickup' as const },
];
const boots = (quantity: number, stock = 10) => ({ variant_id: 7, quantity, stock });
const honey = { variant_id: 8, quantity: 1, stock: 10 };
const inStore = (id: number, variant_id: number, count: number) => ({ id, variant_id, count });

it.each([
  ['nothing when all stores have enough', [boots(2)], [inStore(1, 7, 2), inStore(2, 7, 3)], []],
  ['the store with too few', [boots(3)], [inStore(1, 7, 2), inStore(2, 7, 3)], [1]],
  ['the store with none', [boots(1)], [inStore(1, 7, 2)], [2]],
  [
    'the store that has only one of two products',
    [boots(1), honey],
    [inStore(1, 7, 1), inStore(1, 8, 0), inStore(2, 7, 1), inStore(2, 8, 1)],
    [1],
  ],
  [
    'a store that has enough for either line, not for both',
    [boots(2), boots(1)],
    [inStore(1, 7, 2), inStore(2, 7, 3)],
    [1],
  ],
  ['stores that counted before the last were sold', [boots(2, 3)], [inStore(1, 7, 2), inStore(2, 7, 2)], [2]],
  ['no store for a product that none of them counts', [honey], [], []],
  ['every store for a product that is sold out in all', [honey], [inStore(1, 8, 0)], [1, 2]],
])('names %s, and never a pickup place that goods are brought to', (_, expected, stock, missing) =>
  expect([...storesWithoutStock(places, expected, stock)]).toEqual(missing),
);
