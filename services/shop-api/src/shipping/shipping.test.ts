import { type Order, orderLabel } from '@ortoo/contracts';
import {
  addLineItem,
  deliverShipment,
  getOrder,
  listShipments,
  readyShipment,
  sendShipment,
  setNotification,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { newShopper } from '../testing/buyers';
import { errorOf, type TestClient } from '../testing/client';
import { requestInvoice, checkLast, fillStock, methodIds, sandboxPage } from '../testing/payments';
import { sendReturn, boots, deliver, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const numberOf = ({ shipments }: Order): string => shipments[0]?.number ?? '';
const move = (order: Order, step: typeof readyShipment, by = staff) =>
  by.call(step, { params: { number: numberOf(order) } });
const send = (order: Order, tracking: string) =>
  staff.call(sendShipment, { params: { number: numberOf(order) }, body: { tracking } });
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(getOrder, { params: { number } })).body;
const labelOf = async (client: TestClient, order: Order) =>
  orderLabel(await read(client, order), test.shop.clock().getTime());

interface Outbox {
  messages: { kind: string; recipient: string; subject: string; body: string }[];
}
const emailsOf = async ({ number }: Order) => {
  const { messages } = (await staff.get<Outbox>('/dev/outbox.json')).body;
  return messages.filter(({ kind, subject }) => kind === 'email' && subject.startsWith(number)).reverse();
};

/** A pickup order, made in English. */
const fetched = async () => {
  const { client } = await newShopper(test);
  const english = { 'accept-language': 'en' };
  const line_item = { variant_id: boots, quantity: 1 };
  const { body: cart } = await client.call(addLineItem, { params: { number: '0' }, body: { line_item } });
  await client.call(updateCheckout, { params: cart, body: { order: { pickup_location_id: 1 } } }, english);
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const chosen = (await client.call(updateCheckout, { params: cart, body: choice }, english)).body;
  const requests = (await requestInvoice(client, chosen)).body;
  await client.post(sandboxPage(requests), { action: 'approve' });
  return { client, order: (await checkLast(client, requests)).body };
};

it('moves goods from the shelf to the buyer, reports each step once, and then allows their return', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  expect(await labelOf(client, order)).toBe('order.state.paid');
  for (const round of [1, 2]) expect([round, (await move(order, readyShipment)).body.state]).toEqual([round, 'ready']);
  expect(await labelOf(client, order)).toBe('order.state.ready');
  const sent = await send(order, 'MN-77');
  expect(sent.body).toMatchObject({ state: 'shipped', tracking: 'MN-77', delivered_at: null });
  expect((await send(order, 'MN-77')).body).toEqual(sent.body);
  expect(await labelOf(client, order)).toBe('order.state.shipped');
  expect(errorOf(await sendReturn(client, order)).code).toBe('RETURN_EARLY');
  test.pass(60_000);
  const came = (await move(order, deliverShipment)).body.delivered_at;
  test.pass(60_000);
  expect((await move(order, deliverShipment)).body.delivered_at).toBe(came);

  expect(await read(client, order)).toMatchObject({
    delivered_at: came,
    shipment_state: 'shipped',
    shipments: [{ tracking: 'MN-77', delivered_at: came }],
  });
  expect(await labelOf(client, order)).toBe('order.state.completed');
  expect((await sendReturn(client, order)).status).toBe(201);
  const subjects = (await emailsOf(order)).map(({ subject }) => subject.slice(order.number.length + 2));
  expect(subjects).toEqual([
    'захиалга баталгаажлаа',
    'захиалга хүргэхэд бэлэн',
    'захиалга замдаа гарлаа',
    'захиалга хүргэгдлээ',
  ]);
  expect((await emailsOf(order))[2]?.body).toContain('MN-77');
});

it('hands over a pickup without sending it, and writes in the language of the order', async () => {
  const { client, order } = await fetched();
  expect(errorOf(await move(order, deliverShipment)).code).toBe('STATE_TRANSITION');
  const prepared = await move(order, readyShipment);
  expect(prepared.body).toMatchObject({ state: 'ready', pickup: 'Төв салбар' });
  expect(errorOf(await move(order, sendShipment)).code).toBe('STATE_TRANSITION');
  expect((await move(order, deliverShipment)).status).toBe(200);
  expect((await read(client, order)).delivered_at).not.toBeNull();
  const emails = await emailsOf(order);
  expect(emails.map(({ subject }) => subject)).toEqual([
    `${order.number}: your order is confirmed`,
    `${order.number}: your order is ready for pickup`,
    `${order.number}: your order has been delivered`,
  ]);
  expect(emails[1]?.body).toMatch(/^Your order R\d+ is ready for pickup\.\n.+: Central store\n\n.+\/en\/orders\/R\d+$/);
});

it('writes no emails about the delivery to a buyer who refuses them', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  const before = (await emailsOf(order)).length;
  await client.call(setNotification, { body: { kind: 'delivery', channel: 'email', enabled: false } });
  await move(order, readyShipment);
  expect(await emailsOf(order)).toHaveLength(before);
  await client.call(setNotification, { body: { kind: 'delivery', channel: 'email', enabled: true } });
  await send(order, 'X1');
  expect(await emailsOf(order)).toHaveLength(before + 1);
});

it('takes no step that is not due, rejects unknown goods, and is open to the staff only', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  for (const step of [sendShipment, deliverShipment]) {
    const answer = await move(order, step);
    expect([answer.status, errorOf(answer).code]).toEqual([422, 'STATE_TRANSITION']);
  }
  expect(errorOf(await move(order, readyShipment, client)).code).toBe('FORBIDDEN');
  const unknown = await staff.reject(readyShipment, { params: { number: 'H999999999' } });
  expect([unknown.status, unknown.body.code]).toEqual([404, 'SHIPMENT_NOT_FOUND']);
  await test.shop.db.updateTable('orders').set({ state: 'returned' }).where('id', '=', order.id).execute();
  expect(errorOf(await move(order, readyShipment)).code).toBe('STATE_TRANSITION');
});

it('lists shipments to be packed and on their way, oldest first', async () => {
  const [first, second] = [await paidOrder(test, boots, 1), await paidOrder(test, boots, 1)];
  await move(second.order, readyShipment);
  const list = async (query: { state?: 'pending' | 'ready'; delivered?: 'true' | 'false' }) => {
    const { body } = await staff.call(listShipments, { query: { per_page: 60, ...query } });
    return body.shipments.map(({ number }) => number);
  };
  const [waiting, packed] = [await list({ state: 'pending' }), await list({ state: 'ready', delivered: 'false' })];
  expect([waiting, packed]).toEqual([
    expect.arrayContaining([numberOf(first.order)]),
    expect.arrayContaining([numberOf(second.order)]),
  ]);
  expect([waiting.includes(numberOf(second.order)), packed.includes(numberOf(first.order))]).toEqual([false, false]);
  await deliver(test, first.order);
  expect(await list({ delivered: 'true' })).toContain(numberOf(first.order));
  const { body } = await staff.call(listShipments, { query: { per_page: 1 } });
  expect(body.shipments[0]?.receiver).toEqual({ name: 'Номин', phone: '+97699112233' });
});

it('moves a shipment on once, for concurrent calls', async () => {
  const { order } = await paidOrder(test, boots, 1);
  const answers = await Promise.all(Array.from({ length: 5 }, () => move(order, readyShipment)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await emailsOf(order)).filter(({ subject }) => subject.includes('бэлэн'))).toHaveLength(1);
});
