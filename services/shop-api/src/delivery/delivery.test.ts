import type { Order, UpdateCheckout } from '@ortoo/contracts';
import {
  addLineItem,
  getCurrentOrder,
  getProduct,
  listPickupLocations,
  takeNextStep,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { errorOf, exampleAddress, type TestClient } from '../testing/client';
import { exampleCatalogue } from '../testing/example-catalogue';
import { methodIds, requestInvoice, sandboxPage } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
let shopper: TestClient;
let number: string;
let shoppers = 0;

const [anything] = exampleCatalogue.products.filter(({ slug }) => slug === 'mongolian-only');
const coming = {
  ...anything!,
  id: 9,
  slug: 'coming',
  preOrderIn: 20,
  variants: [{ id: 90, sku: 'SKU-9', options: {}, stock: 10 }],
};
const catalogue = { ...exampleCatalogue, products: [...exampleCatalogue.products, coming] };

const hour = 3_600_000;
type Update = NonNullable<UpdateCheckout['order']>;
const checkout = (order: Update) => shopper.call(updateCheckout, { params: { number }, body: { order } });
const rates = (order: Order) => order.shipments[0]?.shipping_rates ?? [];
const choose = (id: number) => checkout({ shipments_attributes: [{ selected_shipping_rate_id: id }] });

// Twelve o'clock in Ulaanbaatar.
beforeAll(async () => void (test = await startTestShop({ catalogue })));
afterAll(() => test.close());
beforeEach(async () => {
  shopper = await signedInShopper(test, `nomin-${(shoppers += 1)}`);
  const line = { line_item: { variant_id: 10, quantity: 1 } };
  number = (await shopper.call(addLineItem, { params: { number: '0' }, body: line })).body.number;
  await shopper.call(takeNextStep, { params: { number } });
});

it('allows pickup, without an address and without a fee', async () => {
  const { id } = await test.shop.db.selectFrom('stock_locations').select('id').executeTakeFirstOrThrow();
  const { status, body } = await checkout({ pickup_location_id: id });
  expect([status, body.state, body.ship_total]).toEqual([200, 'delivery', '0.0']);
  expect(body.pickup_location).toMatchObject({ id, name: expect.any(String), hours: expect.any(Array) });
  expect([body.ship_address, rates(body).map(({ code }) => code)]).toEqual([null, ['pickup']]);
  expect((await shopper.call(takeNextStep, { params: { number } })).body.state).toBe('payment');

  const sent = (await checkout({ ship_address_attributes: exampleAddress })).body;
  expect([sent.pickup_location, sent.ship_total]).toEqual([null, '5000.0']);
});

it('withdraws either way with its fee, while the buyer chooses anew', async () => {
  const sums = ({ state, pickup_location, ship_total, total, item_total, shipments }: Order) => ({
    ...{ state, place: pickup_location?.id ?? null, ship_total, isItemsOnly: total === item_total },
    chosen: shipments.flatMap(({ shipping_rates }) => shipping_rates.filter(({ selected }) => selected)).length,
  });
  const withdraw = async () => sums((await checkout({ pickup_location_id: null })).body);
  const none = { state: 'address', place: null, ship_total: '0.0', isItemsOnly: true, chosen: 0 };
  const sent = (await checkout({ ship_address_attributes: exampleAddress })).body;
  expect(sums(sent)).toMatchObject({ state: 'delivery', ship_total: '5000.0', chosen: 1 });
  expect(await withdraw()).toEqual(none);
  expect(sums((await checkout({ pickup_location_id: 1 })).body)).toMatchObject({ state: 'delivery', place: 1 });
  expect(await withdraw()).toEqual(none);
  const { body } = await checkout({ ship_address_attributes: exampleAddress });
  expect(sums(body)).toMatchObject({ state: 'delivery', ship_total: '5000.0', chosen: 1 });
});

it('withdraws a pickup of a buyer without an address', async () => {
  await checkout({ pickup_location_id: 1 });
  const { status, body } = await checkout({ pickup_location_id: null });
  expect([status, body.state, body.pickup_location, body.shippable]).toEqual([200, 'address', null, true]);
  expect(errorOf(await choose(1)).code).toBe('ADDRESS_MISSING');
});

it('does not offer the economy way beside a free faster one', async () => {
  const offered = async () =>
    rates((await checkout({ ship_address_attributes: exampleAddress })).body).map(({ code, cost }) => [code, cost]);
  expect(await offered()).toContainEqual(['city_48_72h', '3000.0']);
  const more = { line_item: { variant_id: 10, quantity: 2 } };
  await shopper.call(addLineItem, { params: { number: '0' }, body: more });
  await shopper.call(takeNextStep, { params: { number } });
  const ways = await offered();
  expect(ways).toContainEqual(['city_48h', '0.0']);
  expect(ways.map(([code]) => code)).not.toContain('city_48_72h');
});

it('promises goods that have not arrived from their day on, and sells no more than allowed', async () => {
  const preOrdered = (quantity: number) =>
    shopper.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 90, quantity } } });
  expect(errorOf(await preOrdered(11)).code).toBe('QUANTITY_UNAVAILABLE');
  await preOrdered(10);
  await shopper.call(takeNextStep, { params: { number } });
  const { body } = await checkout({ ship_address_attributes: exampleAddress });
  expect(body.line_items.map(({ pre_order_at }) => pre_order_at)).toEqual([null, '2026-12-11T04:00:00.000Z']);
  expect(rates(body)).toMatchObject([
    {
      code: 'pre_order',
      selected: true,
      delivers_from: '2026-12-11T04:00:00.000Z',
      delivers_to: '2026-12-13T04:00:00.000Z',
    },
  ]);
  expect(errorOf(await choose(1)).code).toBe('DELIVERY_UNKNOWN');
  const fetched = (await checkout({ pickup_location_id: 1 })).body;
  expect(rates(fetched).map(({ code, delivers_from }) => [code, delivers_from])).toEqual([
    ['pickup', '2026-12-11T08:00:00.000Z'],
  ]);
  const details = JSON.stringify({ pre_order_at: test.shop.clock().toISOString() });
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ details }).where('id', '=', 9).execute(),
  );
  const arrived = (await checkout({ ship_address_attributes: exampleAddress })).body;
  expect(rates(arrived).find(({ selected }) => selected)?.code).toBe('city_48h');
});

it.each([
  ['mn', 'Урьдчилсан захиалга, бараа ирэх өдөр: 12-\u2060р\u00a0сарын\u00a011'],
  ['en', 'Pre-\u2060order: arrives on 11 Dec'],
] as const)('says in the confirmation what is a pre-order, and when it arrives: %s', async (locale, text) => {
  const details = JSON.stringify({ pre_order_at: '2026-12-11T04:00:00.000Z' });
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ details }).where('id', '=', 9).execute(),
  );
  const line = { line_item: { variant_id: 90, quantity: 1 } };
  await shopper.call(addLineItem, { params: { number: '0' }, body: line });
  await checkout({ ship_address_attributes: exampleAddress });
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const language = { 'accept-language': locale };
  const { body } = await shopper.call(updateCheckout, { params: { number }, body: choice }, language);
  const { body: open } = await requestInvoice(shopper, body);
  await shopper.post(sandboxPage(open), { action: 'approve' });
  const letters = test.shop.db.selectFrom('outbox').select('body').where('subject', 'like', `${number}: %`);
  const lines = (await letters.executeTakeFirstOrThrow()).body.split('\n');
  expect(lines.filter(one => one.startsWith('Зөвхөн'))).toEqual([expect.stringContaining(text)]);
});

it('lets another person collect them, with a phone number', async () => {
  const fetched = (receiver_attributes: Update['receiver_attributes']) =>
    checkout({ pickup_location_id: 1, receiver_attributes });
  const bold = { name: 'Болд', phone: '8811 4455' };
  expect((await fetched(bold)).body.receiver).toEqual({ name: 'Болд', phone: '+97688114455' });
  expect((await checkout({ pickup_location_id: 1 })).body.receiver).toEqual({ name: 'Болд', phone: '+97688114455' });
  const wrong = await fetched({ ...bold, phone: '12 34 56' });
  expect([wrong.status, errorOf(wrong).code, Object.keys(errorOf(wrong).errors ?? {})]).toEqual([
    422,
    'INVALID',
    ['receiver_phone'],
  ]);
  expect((await fetched(null)).body.receiver).toBeNull();
  await fetched(bold);
  expect((await checkout({ ship_address_attributes: exampleAddress })).body.receiver).toBeNull();
});

it('allows pickup only where all goods are in stock, and reports where not', async () => {
  const places = async () => (await shopper.call(listPickupLocations, { params: { number } })).body;
  const count = (count_on_hand: number) =>
    test.shop.db.updateTable('stock_items').set({ count_on_hand }).where('variant_id', '=', 10).execute();
  await count(0);
  expect((await places()).pickup_locations).toMatchObject([
    { id: 1, name: 'Төв салбар', available: false, reason: expect.stringContaining('алга') },
  ]);
  const rejected = await checkout({ pickup_location_id: 1 });
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'PICKUP_LACKS']);
  await count(1);
  expect((await places()).pickup_locations).toMatchObject([{ id: 1, available: true, reason: null }]);
  expect((await checkout({ pickup_location_id: 1 })).status).toBe(200);
  // Sold in the store before the order is paid.
  await count(0);
  const { body } = await shopper.call(getCurrentOrder);
  expect(body?.requirements.map(({ field }) => field)).toContain('pickup_location_id');
  expect(errorOf(await choose(rates(body!)[0]?.id ?? 0)).code).toBe('PICKUP_LACKS');
  await test.shop.db.deleteFrom('stock_items').where('variant_id', '=', 10).execute();
  expect((await choose(rates(body!)[0]?.id ?? 0)).body.state).toBe('payment');
  const stranger = await signedInShopper(test, 'stranger');
  expect((await stranger.reject(listPickupLocations, { params: { number } })).status).toBe(404);
});

it('rejects any other pickup place', async () => {
  const rejected = await checkout({ pickup_location_id: 9_999 });
  const { code, errors } = errorOf(rejected);
  expect([rejected.status, code, Object.keys(errors ?? {})]).toEqual([422, 'PICKUP_UNKNOWN', ['pickup_location_id']]);
});

// It moves the clock, so it is the last.
it('offers a same-day way only until two o’clock', async () => {
  const before = (await checkout({ ship_address_attributes: exampleAddress })).body;
  const late = rates(before).find(({ code }) => code === 'city_5h');
  expect(late).toMatchObject({ available: true, delivers_to: '2026-11-21T09:00:00.000Z' });
  expect((await choose(late?.id ?? 0)).body).toMatchObject({ state: 'payment', ship_total: '10000.0' });

  test.pass(2 * hour);
  const { body: after } = await shopper.call(getCurrentOrder);
  expect(rates(after!).find(({ code }) => code === 'city_5h')).toMatchObject({
    available: false,
    selected: false,
    reason: expect.stringContaining('8:00–\u206014:00 цагийн хооронд'),
  });
  const rejected = await choose(late?.id ?? 0);
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'DELIVERY_CLOSED']);
  const blocked = await shopper.reject(takeNextStep, { params: { number } });
  expect([blocked.status, blocked.body.code]).toEqual([422, 'DELIVERY_UNKNOWN']);
});

it('is promised on the page of a product as the checkout first offers it', async () => {
  const { body: product } = await shopper.call(getProduct, { params: { slug: 'mongolian-only' } });
  const hoursOf = (order: Order) => {
    const [first] = rates(order);
    const after = (time: string | undefined) => (Date.parse(time ?? '') - test.shop.clock().getTime()) / hour;
    return [after(first?.delivers_from), after(first?.delivers_to)];
  };
  const provinces = { city: exampleAddress, country: { ...exampleAddress, province: '48', district: '4801' } };
  for (const place of ['city', 'country'] as const) {
    const { body } = await checkout({ ship_address_attributes: provinces[place] });
    expect([place, ...hoursOf(body)]).toEqual([place, ...(product.delivery_hours?.[place] ?? [])]);
  }
});
