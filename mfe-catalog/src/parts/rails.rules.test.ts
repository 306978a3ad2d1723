import { cardsOfRail, firstCards } from './rails.rules';

it.each([
  ['new' as const, null, 40, { size: 40, sort: 'date_desc' }],
  ['sale' as const, null, 20, { size: 20, onSale: true, sort: 'sale_desc' }],
  ['kind' as const, 'hotel', 8, { size: 8, kind: 'hotel', sort: 'date_desc' }],
  ['taxon' as const, 'goods/shoes', 12, { size: 12, taxon: 'goods/shoes', sort: 'date_desc' }],
])('a rail of kind %s', (kind, value, size, expected) => expect(cardsOfRail({ kind, value, size })).toEqual(expected));

it.each([
  [40, firstCards],
  [8, 8],
])('the first of a rail of %i', (size, first) =>
  expect(cardsOfRail({ kind: 'new', value: null, size }, firstCards).size).toBe(first),
);
