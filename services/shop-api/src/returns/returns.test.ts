import type { Order, ReturnAuthorization } from '@ortoo/contracts';
import {
  addLineItem,
  approveReturn,
  getOrder,
  getReturn,
  listLicenses,
  listReturns,
  listStaffReturns,
  payReturn,
  redeemCoupon,
  refundReturn,
  rejectReturn,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks, findFaults } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { sendReturn, boots, deliver, goodIban, hotelCoupon, paidOrder, type ReturnRequest } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

const hours = 3_600_000;
let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  await fillStock(test, { variant_id: hotelCoupon });
});
beforeEach(async () => {
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const received = async (quantity = 2) => {
  const bought = await paidOrder(test, boots, quantity);
  await deliver(test, bought.order);
  return bought;
};
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(listReturns, { params: { number } })).body;
const error = async (client: TestClient, order: Order, item: ReturnRequest) => {
  const answer = await sendReturn(client, order, item);
  const { code, errors } = errorOf(answer);
  return { status: answer.status, code, fields: errors };
};
type Decision = typeof approveReturn;
const decide = (id: number, decision: Decision, body?: { note: string }) =>
  staff.call(decision, { params: { id }, body });

it('offers goods once they have arrived, for 48 hours to the second', async () => {
  const { client, order } = await paidOrder(test, boots, 2);
  expect((await read(client, order)).returnable).toEqual([]);
  expect((await error(client, order, {})).code).toBe('RETURN_EARLY');
  await deliver(test, order);
  const until = new Date(test.shop.clock().getTime() + 48 * hours).toISOString();
  const line_item_id = order.line_items[0]!.id;
  const offer = { line_item_id, name: 'boots мн', quantity: 2, unit_amount: '120000.0', until };
  expect((await read(client, order)).returnable).toEqual([offer]);
  test.pass(48 * hours - 1_000);
  expect((await sendReturn(client, order)).status).toBe(201);
  test.pass(1_000);
  expect((await read(client, order)).returnable).toEqual([]);
  expect(await error(client, order, {})).toMatchObject({ status: 422, code: 'RETURN_CLOSED' });
});

it('refunds goods to the wallet once the staff have approved', async () => {
  const { client, id, order } = await received();
  const { body: requests } = await sendReturn(client, order, { memo: 'Жижигдсэн' });
  expect(requests).toMatchObject({
    state: 'requested',
    amount: '120000.0',
    memo: 'Жижигдсэн',
    order_number: order.number,
  });
  expect(errorOf(await decide(requests.id, refundReturn)).code).toBe('STATE_TRANSITION');
  expect((await decide(requests.id, approveReturn, { note: 'За' })).body).toMatchObject({
    state: 'approved',
    staff_note: 'За',
  });
  expect(errorOf(await decide(requests.id, rejectReturn)).code).toBe('STATE_TRANSITION');
  const [first, second] = [await decide(requests.id, refundReturn), await decide(requests.id, refundReturn)];
  expect(second.body).toEqual(first.body);
  expect(first.body).toMatchObject({ state: 'refunded', transfer_amount: null });
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(120_000);
  const one = await client.call(getReturn, { params: { number: order.number, id: requests.id } });
  expect(one.body.state).toBe('refunded');
  expect((await client.call(getOrder, { params: order })).body.state).toBe('complete');
});

interface Outbox {
  messages: { subject: string; body: string }[];
}
const emailsAbout = async ({ number }: ReturnAuthorization) => {
  const { messages } = (await staff.get<Outbox>('/dev/outbox.json')).body;
  return messages.filter(({ subject }) => subject.startsWith(number)).reverse();
};

it('informs the buyer of the decision, in the language of the order, once each', async () => {
  const { client, order } = await received(2);
  await test.shop.db.updateTable('orders').set({ locale: 'en' }).where('id', '=', order.id).execute();
  const [{ body: one }, { body: other }] = [await sendReturn(client, order), await sendReturn(client, order)];
  for (const round of [1, 2])
    expect([round, (await decide(one.id, approveReturn, { note: 'Bring it along' })).status]).toEqual([round, 200]);
  await decide(one.id, refundReturn);
  await decide(other.id, rejectReturn, { note: 'It was worn' });
  const letter = (text: string) =>
    expect.stringMatching(new RegExp(`^${text}\\n\\n.+/en/orders/${order.number}$`)) as string;
  expect(await emailsAbout(one)).toMatchObject([
    {
      subject: `${one.number}: your return has been approved`,
      body: letter(`We have approved the return of order ${order.number}\\. Refund: 120,000₮\\nBring it along`),
    },
    {
      subject: `${one.number}: your refund has been issued`,
      body: letter(`We have refunded 120,000₮ for order ${order.number}\\.\\nThe money is in your wallet\\.`),
    },
  ]);
  expect(await emailsAbout(other)).toMatchObject([
    { body: letter(`We cannot approve the return of order ${order.number}\\.\\nIt was worn`) },
  ]);
});

it('queues a refund to a bank account with the data for its transfer, and marks the order as returned', async () => {
  const { client, order } = await received(1);
  const before = await balanceOf(test, 'provider:transfer');
  const spaced = `mn${goodIban.slice(2, 10)} ${goodIban.slice(10)}`;
  const bank = { destination: 'bank_account', account_name: 'Б. Номин', iban: spaced } as const;
  const { body: requests } = await sendReturn(client, order, bank);
  expect(requests.bank_account).toEqual({ account_name: 'Б. Номин', iban: goodIban });
  await decide(requests.id, approveReturn);
  expect((await decide(requests.id, refundReturn)).body).toMatchObject({
    state: 'payable',
    transfer_amount: '120000.0',
  });
  expect(await balanceOf(test, 'payable:bank')).toBe(120_000);
  await expectBalancedBooks(test);
  const owed = test.shop.db.updateTable('refund_parts').where('account', '=', 'payable:bank');
  await owed.set({ state: 'done' }).execute();
  const faults = await findFaults(test.shop.db);
  expect(faults.map(({ promise }) => promise)).toEqual(['What goes to bank accounts waits for its transfer']);
  await owed.set({ state: 'pending' }).execute();
  const list = await staff.call(listStaffReturns, { query: { state: 'payable' } });
  expect(list.body.return_authorizations.map(({ id }) => id)).toEqual([requests.id]);
  for (const q of [requests.number.slice(0, 8), requests.number.slice(2), order.number]) {
    const { body: found } = await staff.call(listStaffReturns, { query: { q } });
    expect([q, found.return_authorizations.map(({ id }) => id)]).toEqual([q, [requests.id]]);
  }
  await Promise.all([decide(requests.id, payReturn), decide(requests.id, payReturn)]);
  expect(await balanceOf(test, 'payable:bank')).toBe(0);
  expect((await balanceOf(test, 'provider:transfer')) - before).toBe(120_000);
  const [, last] = (await emailsAbout(requests)).slice(-2);
  expect(last?.body).toContain('банкны данс руу шилжүүлсэн');
  expect((await client.call(getOrder, { params: order })).body.state).toBe('returned');
});

it.each([
  ['IBAN_WRONG', 'iban', { destination: 'bank_account', account_name: 'Б. Номин', iban: 'MN000034000499123456' }],
  ['INVALID', 'iban', { destination: 'bank_account', account_name: 'Б. Номин' }],
  ['INVALID', 'account_name', { destination: 'bank_account', iban: goodIban }],
  ['RETURN_LINE', 'return_items', { return_items: [{ line_item_id: 999_999, quantity: 1 }] }],
  ['RETURN_TOO_MANY', 'return_items', { quantity: 3 }],
] as const)('rejects with %s at %s', async (code, field, item) => {
  const { client, order } = await received();
  const said = await error(client, order, item as ReturnRequest);
  expect(said).toMatchObject({ status: 422, code });
  expect(Object.keys(said.fields ?? {})).toEqual([field]);
  expect((await read(client, order)).return_authorizations).toEqual([]);
});

it('creates one return for a repeated request, with its key or without', async () => {
  const { client, order } = await received(1);
  const key = { 'Idempotency-Key': `return-${order.number}` };
  const [first, second] = [await sendReturn(client, order, {}, key), await sendReturn(client, order, {}, key)];
  expect(second.body).toEqual(first.body);
  expect((await error(client, order, {})).code).toBe('RETURN_ASKED');
  await decide(first.body.id, rejectReturn, { note: 'Хэрэглэсэн байна' });
  expect((await sendReturn(client, order)).status).toBe(201);
  expect((await read(client, order)).return_authorizations.map(({ state }) => state)).toEqual(['requested', 'refused']);
});

it('hides it from other shoppers, and accepts none for an unpaid order', async () => {
  const { client, order } = await received();
  const { body: requests } = await sendReturn(client, order);
  const stranger = await paidOrder(test, boots, 1);
  expect(errorOf(await sendReturn(stranger.client, order)).code).toBe('ORDER_NOT_FOUND');
  expect((await stranger.client.reject(listReturns, { params: order })).status).toBe(404);
  const foreign = { number: stranger.order.number, id: requests.id };
  expect((await stranger.client.reject(getReturn, { params: foreign })).body.code).toBe('RETURN_NOT_FOUND');
  const { client: visitor } = await newShopper(test);
  const { body: cart } = await visitor.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: boots } },
  });
  expect(errorOf(await sendReturn(visitor, cart)).code).toBe('REFUND_UNPAID');
});

describe('of coupons', () => {
  it('accepts unused ones within a day of the payment, and voids their codes', async () => {
    const { client, order } = await paidOrder(test, hotelCoupon, 2);
    expect((await read(client, order)).returnable).toMatchObject([{ quantity: 2 }]);
    await staff.call(redeemCoupon, { params: { id: order.coupons[0]!.number }, body: {} });
    expect((await error(client, order, { quantity: 2 })).code).toBe('RETURN_USED');
    const { body: requests } = await sendReturn(client, order);
    expect((await read(client, order)).returnable).toEqual([]);
    await decide(requests.id, approveReturn);
    const { coupons } = (await client.call(getOrder, { params: order })).body;
    expect(coupons.map(({ state }) => state)).toEqual(['used', 'cancelled']);
    expect((await decide(requests.id, refundReturn)).body.amount).toBe('150000.0');
    test.pass(24 * hours);
    expect((await error(client, order, {})).code).toBe('RETURN_CLOSED');
  });

  it('does not approve ones that were used in between', async () => {
    const { client, order } = await paidOrder(test, hotelCoupon, 1);
    const { body: requests } = await sendReturn(client, order);
    await staff.call(redeemCoupon, { params: { id: order.coupons[0]!.number }, body: {} });
    expect(errorOf(await decide(requests.id, approveReturn)).code).toBe('RETURN_USED');
    expect((await read(client, order)).return_authorizations[0]?.state).toBe('requested');
  });
});

it('cancels the licences of the returned pieces, for the buyer to see', async () => {
  await write(test.shop.db, 'product', trx =>
    trx
      .updateTable('products')
      .set({ details: JSON.stringify({ license: { days: null } }) })
      .where('slug', '=', 'boots')
      .execute(),
  );
  const { client, order } = await received();
  const states = async () => {
    const { licenses = [] } = (await client.call(getOrder, { params: order })).body;
    return licenses.map(({ state, cancelled_at }) => [state, cancelled_at]);
  };
  const { body: requests } = await sendReturn(client, order);
  expect(await states()).toEqual(Array(2).fill(['active', null]));
  await decide(requests.id, approveReturn);
  const cancelled = ['cancelled', test.shop.clock().toISOString()];
  expect(await states()).toEqual([['active', null], cancelled]);
  expect((await client.call(listLicenses)).body.licenses.map(({ state }) => state)).toEqual(['cancelled', 'active']);
});
