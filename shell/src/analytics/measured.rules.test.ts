import type { Order, ShopEvent } from '@ortoo/contracts';
import { exampleOrder } from '@ortoo/testing';
import { isNewSale, measured } from './measured.rules';

const page = { address: 'https://shop.test/products', title: 'Бүх бараа' };
const line = (id: number, quantity: number) =>
  ({
    id,
    variant_id: id * 10,
    quantity,
    price: '25000.0',
    options_text: 'Размер: 42',
    product: { name: `Гутал ${id}` },
  }) as Order['line_items'][number];
const order = (lines: Order['line_items'], more: Partial<Order> = {}): Order => ({
  ...exampleOrder,
  number: 'R100001',
  line_items: lines,
  ...more,
});
const goods = order([line(1, 2), line(2, 1)], {
  total: '80000.0',
  ship_total: '5000.0',
  included_tax_total: '7272.0',
  email: 'nomin@example.mn',
  ship_address: { firstname: 'Номин', phone: '+97688112233', address1: '40-25' } as Order['ship_address'],
});
const [first, second] = [
  { item_id: '10', item_name: 'Гутал 1', item_variant: 'Размер: 42', price: 25_000, quantity: 2 },
  { item_id: '20', item_name: 'Гутал 2', item_variant: 'Размер: 42', price: 25_000, quantity: 1 },
];
const measuredOf = (...event: ShopEvent) => measured(event, page);

test('a page', () => {
  expect(measuredOf('page_shown', {})).toEqual([
    { name: 'page_view', facts: { page_location: page.address, page_title: page.title } },
  ]);
});

test('a list, and a preceding search event when there is a query', () => {
  const products = [{ variant: 7, name: 'Ноолуур', selling: 150_000, by: 'Ул' }];
  const items = [{ item_id: '7', item_name: 'Ноолуур', item_brand: 'Ул', price: 150_000, index: 0 }];
  const list = (item_list_id: string) => ({
    name: 'view_item_list',
    facts: { currency: 'MNT', value: 150_000, items, item_list_id },
  });
  expect(measuredOf('list_shown', { products, words: '' })).toEqual([list('products')]);
  expect(measuredOf('list_shown', { products, words: 'ноолуур' })).toEqual([
    { name: 'search', facts: { search_term: 'ноолуур' } },
    list('search'),
  ]);
});

test('a product by its brand, else by its vendor; one without variants is no item', () => {
  const product = {
    name: 'Ноолуур',
    brand: { name: 'Ул' },
    store: { name: 'Өртөө' },
    variants: [{ id: 7, selling: 9 }],
  };
  const item = { item_id: '7', item_name: 'Ноолуур', item_brand: 'Ул', price: 9 };
  expect(measuredOf('product_shown', product)).toEqual([
    { name: 'view_item', facts: { currency: 'MNT', value: 9, items: [item] } },
  ]);
  expect(measuredOf('product_shown', { ...product, brand: null })).toMatchObject([
    { facts: { items: [{ item_brand: 'Өртөө' }] } },
  ]);
  expect(measuredOf('product_shown', { ...product, variants: [] })).toEqual([]);
});

test.each<[string, Order | null, Order | null, [string, string, number][]]>([
  ['the first thing', null, order([line(1, 2)]), [['add_to_cart', '10', 2]]],
  ['one more of it', order([line(1, 2)]), order([line(1, 3)]), [['add_to_cart', '10', 1]]],
  ['fewer of it', order([line(1, 3)]), order([line(1, 1)]), [['remove_from_cart', '10', 2]]],
  ['a line gone', order([line(1, 1), line(2, 4)]), order([line(1, 1)]), [['remove_from_cart', '20', 4]]],
  ['the cart emptied', order([line(1, 2)]), null, [['remove_from_cart', '10', 2]]],
  [
    'one for another',
    order([line(1, 1)]),
    order([line(2, 1)]),
    [
      ['add_to_cart', '20', 1],
      ['remove_from_cart', '10', 1],
    ],
  ],
  ['nothing', order([line(1, 1)]), order([line(1, 1)]), []],
])('a cart with %s', (_, before, after, expected) => {
  const events = measuredOf('cart_changed', { before, after });
  expect(events.map(({ name }) => name)).toEqual(expected.map(([name]) => name));
  events.forEach(({ facts }, at) => {
    const [, item_id, quantity = 0] = expected[at] ?? [];
    expect(facts).toMatchObject({ currency: 'MNT', value: quantity * 25_000, items: [{ item_id, quantity }] });
  });
});

test('the steps of a purchase', () => {
  const shipped = order([line(1, 2), line(2, 1)], {
    shipments: [{ shipping_rates: [{ code: 'slow' }, { code: 'express', selected: true }] }] as Order['shipments'],
  });
  const sums = { currency: 'MNT', value: 75_000, items: [first, second] };
  expect(measuredOf('checkout_shown', { order: goods })).toEqual([{ name: 'begin_checkout', facts: sums }]);
  expect(measuredOf('delivery_chosen', { order: shipped })).toEqual([
    { name: 'add_shipping_info', facts: { ...sums, shipping_tier: 'express' } },
  ]);
  expect(measuredOf('payment_chosen', { order: goods, method: 'qr' })).toEqual([
    { name: 'add_payment_info', facts: { ...sums, payment_type: 'qr' } },
  ]);
  expect(measuredOf('order_shown', { order: goods })).toEqual([
    { name: 'purchase', facts: { ...sums, transaction_id: 'R100001', shipping: 5000, tax: 7272 } },
  ]);
});

test('no personal data is sent', () => {
  const everything = JSON.stringify([
    ...measuredOf('order_shown', { order: goods }),
    ...measuredOf('checkout_shown', { order: goods }),
    ...measuredOf('signed_in', {}),
    ...measuredOf('signed_up', {}),
  ]);
  for (const secret of ['Номин', '88112233', '40-25', 'nomin@']) expect(everything).not.toContain(secret);
});

test.each([
  ['of a moment ago', '2026-11-21T03:59:00Z', true],
  ['of the day before yesterday', '2026-11-19T04:00:00Z', true],
  ['of last week', '2026-11-14T04:00:00Z', false],
  ['that is not complete', null, false],
])('an order %s counts as new: %#', (_, completed_at, expected) => {
  expect(isNewSale({ completed_at }, Date.parse('2026-11-21T04:00:00Z'))).toBe(expected);
});
