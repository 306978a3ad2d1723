import { money } from '@ortoo/contracts';
import type { PackProduct } from './package.queries';
import { faultOf, linesFor, totalOf, type PackLine } from './package.rules';

const variant = (id: number, change = {}) => ({
  id,
  label: `${id}`,
  price: money(1000 * id),
  inStock: true,
  heldUntil: null,
  max: 5,
  ...change,
});
const product = (...variants: PackProduct['variants']): PackProduct => ({
  slug: 'a',
  name: 'A',
  image: null,
  variants,
});
const line = (change: Partial<PackLine>): PackLine => ({
  ...{ slug: 'a', qty: 2, note: '', product: product(variant(1)), chosen: undefined },
  ...change,
});

it.each([
  ['nothing of what there is one of', {}, undefined],
  ['what is gone', { product: undefined }, 'gone'],
  ['what has to be chosen', { product: product(variant(1), variant(2)) }, 'choose'],
  ['nothing of what is chosen', { product: product(variant(1), variant(2)), chosen: 2 }, undefined],
  ['a choice that there is no more', { product: product(variant(1), variant(2)), chosen: 9 }, 'choose'],
  ['what is sold out', { product: product(variant(1, { inStock: false })) }, 'soldOut'],
  [
    'what another buyer is paying for',
    { product: product(variant(1, { inStock: false, heldUntil: '2026-11-26T04:09:30Z' })) },
    'held',
  ],
  ['more than there is', { qty: 6 }, 'tooMany'],
])('%s blocks the order', (_, change, fault) => expect(faultOf(line(change))).toBe(fault));

it('adds up known prices, and converts to cart lines with custom values', () => {
  const two = product(variant(2), variant(3));
  const lines = [line({ note: ' ногоон ' }), line({ product: two, chosen: 3, qty: 1 }), line({ product: two })];
  expect(totalOf(lines)).toBe(5000);
  expect(linesFor(lines)).toEqual([
    { variant_id: 1, quantity: 2, options: { note: 'ногоон' } },
    { variant_id: 3, quantity: 1 },
  ]);
});
