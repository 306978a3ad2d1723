import type { StaffOrder } from '@ortoo/contracts';
import {
  cancelStaffOrder,
  checkStaffPayment,
  createOrderNote,
  getPickList,
  getStaffOrder,
  listStaffOrders,
  payStaffRefund,
  readyShipment,
  refundStaffOrder,
  resendOrderMessage,
} from '@ortoo/contracts/endpoints';
import { findFaults } from '../../money/api';
import { seedOrders } from '../../seed/orders/load-orders';
import { errorOf, type TestClient } from '../../testing/client';
import { newShopper } from '../../testing/buyers';
import { fillStock, sandboxPage, toInvoice } from '../../testing/payments';
import { boots, goodIban, paidOrder, signedInStaff } from '../../testing/returns';
import { exampleTime } from '../../testing/images';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await seedOrders(test.shop.db, () => exampleTime);
  await fillStock(test);
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const listBy = (query: object, by = staff) => by.call(listStaffOrders, { query });
const list = async (query: NonNullable<Parameters<typeof listStaffOrdersOf>[0]>) => (await listBy(query)).body;
const listStaffOrdersOf = (query: object, by = staff) => by.call(listStaffOrders, { query });
const read = async (number: string): Promise<StaffOrder> =>
  (await staff.call(getStaffOrder, { params: { number } })).body;
const own = async () => {
  const { order } = await paidOrder(test, boots, 2);
  return order.number;
};

it('lists placed orders by time and by amount, in pages', async () => {
  const newest = await list({ per_page: 5 });
  expect(newest.total_count).toBeGreaterThanOrEqual(600);
  const times = newest.orders.map(({ placed_at }) => placed_at);
  expect(times).toEqual([...times].sort().reverse());
  const second = await list({ per_page: 5, page: 2 });
  expect(second.orders[0]!.placed_at <= times.at(-1)!).toBe(true);
  const totals = (await list({ per_page: 20, sort: '-total' })).orders.map(({ total }) => Number(total));
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
});

it.each(['unpaid', 'failed', 'to_pack', 'to_send', 'to_collect', 'underway', 'done', 'canceled', 'returned'] as const)(
  'finds orders with the status %s, which they show',
  async status => {
    const { orders } = await list({ status, per_page: 100 });
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set(orders.map(order => order.status))).toEqual(new Set([status]));
  },
);

it('finds an order by its number, phone and name, and by day, amount, seller and ways', async () => {
  const { orders } = await list({ per_page: 30 });
  const known = orders.find(({ buyer, vendors, method }) => buyer.phone && vendors.length === 1 && method)!;
  const { buyer, number, placed_at, total } = known;
  const [firstname = '', lastname = ''] = buyer.name.split(' ');
  const phone = buyer.phone!.slice(-8);
  const queries = [
    number,
    number.slice(1),
    phone,
    `+976 ${phone.slice(0, 4)} ${phone.slice(4)}`,
    buyer.name,
    lastname || firstname,
  ];
  for (const q of queries) expect((await list({ q, per_page: 100 })).orders).toContainEqual(known);
  const day = new Date(Date.parse(placed_at) + 8 * 3_600_000).toISOString().slice(0, 10);
  const amount = Number(total);
  const narrow = await list({ q: number, from: day, to: day, min: amount, max: amount });
  expect(narrow.orders).toEqual([known]);
  expect((await list({ q: number, min: amount + 1 })).orders).toEqual([]);
  expect((await list({ q: 'байхгүйнэр' })).orders).toEqual([]);
  const methods = await list({ method: 'card', per_page: 50 });
  expect(new Set(methods.orders.map(({ method }) => method)).size).toBe(1);
});

it('shows everything of an order, and who did what', async () => {
  const number = await own();
  const before = await read(number);
  expect(before).toMatchObject({ number, status: 'to_pack', can_cancel: true, refundable: before.sums.total });
  expect(before.lines).toMatchObject([{ quantity: 2 }]);
  expect(before.payments).toMatchObject([{ state: 'completed', provider: 'qpay' }]);
  expect(before.movements[0]).toMatchObject({
    reason: 'Захиалгын төлбөр',
    entries: [{ account: 'provider:qpay' }, {}],
  });
  expect(before.messages.length).toBeGreaterThan(0);
  await staff.call(readyShipment, { params: { number: before.shipment!.number } });
  const after = await read(number);
  expect(after).toMatchObject({ status: 'to_send', can_cancel: false, shipment: { next: 'send' } });
  expect(after.timeline[0]).toMatchObject({ event: 'ready', by: 'Тэмүүлэн Ганболд' });
});

it('notes, and sends a message again', async () => {
  const number = await own();
  const { body: noted } = await staff.call(createOrderNote, {
    params: { number },
    body: { text: 'Оройн 6-аас хойш залгах' },
  });
  expect(noted.notes).toMatchObject([{ text: 'Оройн 6-аас хойш залгах', by: 'Тэмүүлэн Ганболд' }]);
  const [message] = noted.messages;
  const { body: resent } = await staff.call(resendOrderMessage, { params: { number, id: message!.id } });
  expect(resent.messages).toHaveLength(noted.messages.length + 1);
  const other = await own();
  const rejected = await staff.reject(resendOrderMessage, { params: { number: other, id: message!.id } });
  expect([rejected.status, errorOf(rejected).code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
});

it('cancels with a reason, and gives everything back', async () => {
  const number = await own();
  const input = { params: { number }, body: { reason: 'Агуулахад дууссан' } };
  const { body } = await staff.call(cancelStaffOrder, input);
  expect(body).toMatchObject({ status: 'canceled', refundable: '0.0', sums: { refunded: body.sums.total } });
  expect(body.timeline.find(({ event }) => event === 'canceled')).toMatchObject({ detail: 'Агуулахад дууссан' });
  expect((await staff.reject(cancelStaffOrder, { params: { number }, body: { reason: '' } })).status).toBe(422);
  expect(await findFaults(test.shop.db)).toEqual([]);
});

it('refunds a part to the wallet or to a bank account, never more than is left', async () => {
  const number = await own();
  const refund = (body: object) =>
    staff.call(refundStaffOrder, {
      params: { number },
      body: { amount: 1_000, to: 'wallet', reason: 'Тохиролцсон', ...body },
    });
  const total = Number((await read(number)).sums.total);
  expect((await refund({})).body).toMatchObject({ refundable: `${total - 1_000}.0`, refunds: [{ is_pending: false }] });
  expect(errorOf(await refund({ to: 'original' }))).toMatchObject({ code: 'REFUND_PART' });
  expect(errorOf(await refund({ amount: total }))).toMatchObject({ code: 'REFUND_TOO_MUCH' });
  expect(errorOf(await refund({ to: 'bank', account_name: 'Болд', iban: 'MN00' }))).toMatchObject({
    code: 'IBAN_WRONG',
  });
  const { body: owed } = await refund({ amount: 5_000, to: 'bank', account_name: 'Болд', iban: goodIban });
  const waiting = owed.refunds.at(-1)!;
  expect(waiting).toMatchObject({ to_transfer: '5000.0', bank_account: { iban: goodIban }, is_pending: true });
  const pay = () => staff.call(payStaffRefund, { params: { number, id: waiting.id } });
  const { body: paid } = await pay();
  expect(paid.refunds.at(-1)).toMatchObject({ to_transfer: null, is_pending: false });
  await pay();
  expect(await findFaults(test.shop.db)).toEqual([]);
});

it('asks the provider about a payment, and completes what is paid', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  const payment = order.payments.at(-1)!.number;
  const check = (number = payment) =>
    staff.reject(checkStaffPayment, { params: { number: order.number, payment: number } });
  const ask = async () => (await staff.call(checkStaffPayment, { params: { number: order.number, payment } })).body;
  expect(await ask()).toMatchObject({ order: { status: 'unpaid' }, report: { state: 'open', amount: null } });
  await client.post(sandboxPage(order), { action: 'approve' });
  const { order: paid, report } = await ask();
  expect(report).toEqual({ state: 'paid', amount: order.total, currency: 'MNT' });
  expect(paid.payments.at(-1)).toMatchObject({ number: payment, state: 'completed' });
  expect((await check('P0')).status).toBe(404);
  await staff.post('/sandbox/switches/qpay', { state: 'down' });
  expect((await check()).status).toBe(503);
  await staff.post('/sandbox/switches/qpay', { state: 'up' });
});

it('makes a table that no spreadsheet calculates', async () => {
  const number = await own();
  const [found] = (await list({ q: number })).orders;
  await test.shop.db
    .updateTable('addresses')
    .set({ firstname: '=cmd|A1' })
    .where('phone', '=', found!.buyer.phone!)
    .execute();
  const { body, headers } = await staff.get<string>(`/back_office/orders/export.csv?q=${number}`);
  expect(headers['content-type']).toContain('text/csv');
  const lines = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${number},`);
  expect(lines[1]).toContain("'=cmd|A1");
});

it('prints slips, labels and the pick list', async () => {
  const numbers = `${await own()},${await own()}`;
  for (const path of [`orders/slips.pdf?numbers=${numbers}`, `orders/labels.pdf?numbers=${numbers}`, 'pick_list.pdf']) {
    const { status, body } = await staff.get<string>(`/back_office/${path}`);
    expect([status, body.slice(0, 5)]).toEqual([200, '%PDF-']);
  }
  const { body: picked } = await staff.call(getPickList);
  const line = picked.lines.find(({ order_numbers }) => order_numbers.includes(numbers.split(',')[0]!));
  expect(line?.quantity).toBeGreaterThanOrEqual(4);
});
