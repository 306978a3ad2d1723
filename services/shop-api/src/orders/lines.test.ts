import { mergedQuantity, offer, shortageOf } from './lines';

const now = new Date('2026-11-21T04:00:00Z');
const row = {
  id: 1,
  stock: 5,
  backorderable: false,
  variant_price: null,
  variant_selling_price: null,
  product_price: 20_000,
  product_selling_price: 15_000,
  sale_start_at: null,
  sale_expire_at: null,
  published: true,
  available_on: now,
};

it.each([
  ['the stock', row, 5, { ok: true, value: 15_000 }],
  ['one too many', row, 6, { ok: false, code: 'QUANTITY_UNAVAILABLE', counts: { left: 5 } }],
  ['nothing left', { ...row, stock: 0 }, 1, { ok: false, code: 'OUT_OF_STOCK' }],
  ['on order', { ...row, stock: 0, backorderable: true }, 3, { ok: true, value: 15_000 }],
  ['unpublished', { ...row, published: false }, 1, { ok: false, code: 'VARIANT_UNAVAILABLE' }],
  [
    'not yet sold',
    { ...row, available_on: new Date(now.getTime() + 1) },
    1,
    { ok: false, code: 'VARIANT_UNAVAILABLE' },
  ],
])('offers %s', (_, variant, quantity, outcome) => expect(offer(variant, quantity, now)).toEqual(outcome));

it.each([
  ['fewer are left than ordered', { stock: 2, quantity: 3 }, { code: 'QUANTITY_UNAVAILABLE', counts: { left: 2 } }],
  ['it is no longer sold', { stock: 9, quantity: 3 }, { code: 'VARIANT_UNAVAILABLE' }],
  ['nothing is left', { stock: 0, quantity: 3 }, { code: 'OUT_OF_STOCK' }],
])('says of a short line that %s', (_, line, rejection) =>
  expect(shortageOf({ ...line, heldUntil: null }, now)).toEqual(rejection),
);

it('merges quantities up to the limit of one cart', () =>
  expect([mergedQuantity(2, 3), mergedQuantity(60, 60)]).toEqual([5, 99]));
