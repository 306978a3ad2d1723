import { stockText } from './stock.rules';

const variant = (stock: number, backorder = false) => ({ stock, inStock: stock > 0 || backorder, backorder });

it.each([
  ['plenty', [variant(4), variant(9)], { key: 'inStock' }],
  ['the last ones', [variant(2), variant(3)], { key: 'low', count: 5 }],
  ['none', [variant(0)], { key: 'soldOut' }],
  ['none, but more can be had', [variant(0), variant(0, true)], { key: 'backorder' }],
  ['no variant', [], { key: 'soldOut' }],
])('returns %s', (_, variants, text) => expect(stockText(variants)).toEqual(text));

it('returns the arrival date of a pre-order while it can be ordered', () => {
  const date = '2026-12-12T04:00:00Z';
  expect(stockText([variant(4)], date)).toEqual({ key: 'preOrder', date });
  expect(stockText([variant(0)], date)).toEqual({ key: 'soldOut' });
});
