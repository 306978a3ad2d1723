import { type AddPackage, type ApiErrorBody, limits, pathOf } from '@ortoo/contracts';
import { addLineItem, addPackage, getOrder } from '@ortoo/contracts/endpoints';
import { errorOf, testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const boots = { variant_id: 11, quantity: 2, options: { note: 'бэлэг' } };
const plain = { variant_id: 30, quantity: 1 };
type Line = AddPackage['lines'][number];

it('goes into the cart as one group, in addition to its lines', async () => {
  const client = testClient(test.app);
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 11 } },
  });
  const token = { 'x-spree-order-token': cart.token ?? '' };
  const { status, body } = await client.call(addPackage, { params: cart, body: { lines: [boots, plain] } }, token);
  expect(status).toBe(201);
  expect(body.total_quantity).toBe(4);
  const [alone, ...grouped] = body.line_items;
  expect(alone).toMatchObject({ variant_id: 11, quantity: 1, options: {} });
  const groups = new Set(grouped.map(({ options }) => options['package']));
  expect([grouped.length, groups.size, [...groups][0]]).toEqual([2, 1, expect.stringMatching(/^[\w-]{8}$/)]);
  expect(grouped[0]).toMatchObject({ options: { note: 'бэлэг' }, options_text: 'Размер: 42 · бэлэг' });
  const again = await client.call(addPackage, { params: cart, body: { lines: [boots] } }, token);
  expect(new Set(again.body.line_items.map(({ options }) => options['package'])).size).toBe(3);
});

it('says how many are in the cart already when more are not left', async () => {
  const client = testClient(test.app);
  const add = (quantity: number) => ({ params: { number: '0' }, body: { line_item: { variant_id: 10, quantity } } });
  const { body: cart } = await client.call(addLineItem, add(2));
  const token = { 'x-spree-order-token': cart.token ?? '', 'accept-language': 'en' };
  const { body } = await client.reject(addLineItem, { ...add(9), params: cart }, token);
  expect(body).toMatchObject({
    code: 'QUANTITY_IN_CART',
    error: 'You can order 3 of these at most, and 2 of them are already in your cart.',
  });
});

it.each<[string, Line, string]>([
  ['a sold-out variant', { variant_id: 40 }, 'OUT_OF_STOCK'],
  ['more than the stock', { variant_id: 10, quantity: 9 }, 'QUANTITY_UNAVAILABLE'],
  ['an unknown variant', { variant_id: 99_999 }, 'VARIANT_NOT_FOUND'],
])('does not go into the cart at all with %s', async (_, wrong, code) => {
  const client = testClient(test.app);
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 30 } },
  });
  const token = { 'x-spree-order-token': cart.token ?? '' };
  const lines = [boots, wrong];
  const rejected = await client.reject(addPackage, { params: cart, body: { lines } }, token);
  expect(rejected.body.code).toBe(code);
  const { body } = await client.call(getOrder, { params: cart }, token);
  expect(body.line_items).toHaveLength(1);
});

it('creates a cart when there is none, and needs at least one item', async () => {
  const made = await testClient(test.app).call(addPackage, { params: { number: '0' }, body: { lines: [plain] } });
  expect([made.status, made.body.line_items.length]).toEqual([201, 1]);
  expect((await testClient(test.app).reject(addPackage, { params: { number: '0' }, body: { lines: [] } })).status).toBe(
    422,
  );
});

describe('limits of a cart', () => {
  const options = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`.padEnd(40, 'ө'), '茶'.repeat(200)]));

  it('lines differ by long custom values too', async () => {
    const client = testClient(test.app);
    const line = { variant_id: 30, options: options(limits.lineOptions) };
    const { status, body } = await client.call(addPackage, { params: { number: '0' }, body: { lines: [line, line] } });
    expect([status, body.line_items.map(({ quantity }) => quantity)]).toEqual([201, [2]]);
    const token = { 'x-spree-order-token': body.token ?? '' };
    const other = { ...line, options: { ...line.options, note: 'x' } };
    delete (other.options as Record<string, string>)['0'.padEnd(40, 'ө')];
    const both = await client.call(addLineItem, { params: { number: '0' }, body: { line_item: other } }, token);
    expect(both.body.line_items).toHaveLength(2);
  });

  it('a line has a limit of custom values, and explains fifty faults at most', async () => {
    const client = testClient(test.app);
    const add = (values: Record<string, unknown>) =>
      client.post<ApiErrorBody>(pathOf(addLineItem, { number: '0' }), {
        line_item: { variant_id: 30, options: values },
      });
    expect((await add(options(limits.lineOptions + 1))).status).toBe(422);
    const wrong = await add(Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, 1])));
    expect([wrong.status, Object.keys(wrong.body.errors ?? {}).length]).toEqual([422, 50]);
  });

  it('a cart has a limit of lines, and what does not fit changes nothing', async () => {
    const variants = [11, 20, 30];
    await write(test.shop.db, 'product', trx =>
      trx.updateTable('variants').set({ stock: 1_000 }).where('id', 'in', variants).execute(),
    );
    const client = testClient(test.app);
    const line = (at: number) => ({ variant_id: variants[at % 3]!, options: { note: `${at}` } });
    const add = (first: number, count: number, token = {}) =>
      client.call(
        addPackage,
        { params: { number: '0' }, body: { lines: Array.from({ length: count }, (_, at) => line(first + at)) } },
        token,
      );
    const { body: cart } = await add(0, 20);
    const token = { 'x-spree-order-token': cart.token ?? '' };
    for (let first = 20; first < limits.cartLines - 1; first += 20) {
      await add(first, Math.min(20, limits.cartLines - 1 - first), token);
    }
    const rejected = await add(limits.cartLines, 2, token);
    expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'CART_FULL']);
    expect((await add(limits.cartLines, 1, token)).body.line_items).toHaveLength(limits.cartLines);
  });
});
