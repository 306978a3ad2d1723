import { heldUntil, stockText } from './stock.rules';

const variant = (stock: number, backorder = false, held: string | null = null) => ({
  stock,
  inStock: stock > 0 || backorder,
  backorder,
  heldUntil: held,
});

it.each([
  ['plenty', [variant(4), variant(9)], { key: 'inStock' }],
  ['the last ones', [variant(2), variant(3)], { key: 'low', count: 5 }],
  ['none', [variant(0)], { key: 'soldOut' }],
  ['none, but more can be had', [variant(0), variant(0, true)], { key: 'backorder' }],
  ['none, but another buyer is still paying', [variant(0), variant(0, false, '2026-12-12T04:00:00Z')], { key: 'held' }],
  ['no variant', [], { key: 'soldOut' }],
])('returns %s', (_, variants, text) => expect(stockText(variants)).toEqual(text));

it('returns when the first piece may be free, while there is no other', () => {
  const [first, last] = ['2026-12-12T04:00:00Z', '2026-12-12T04:05:00Z'];
  const held = [variant(0, false, last), variant(0), variant(0, false, first)];
  expect(heldUntil(held)).toBe(first);
  expect(heldUntil([...held, variant(1)])).toBeUndefined();
});

it('returns the arrival date of a pre-order while it can be ordered', () => {
  const date = '2026-12-12T04:00:00Z';
  expect(stockText([variant(4)], date)).toEqual({ key: 'preOrder', date });
  expect(stockText([variant(0)], date)).toEqual({ key: 'soldOut' });
});
