import type { ApiErrorBody, Coupon, InputOf, Order } from '@ortoo/contracts';
import {
  addLineItem,
  getOrder,
  listCoupons,
  listETickets,
  sendCoupon,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import type { listCouponsSchemas } from '@ortoo/contracts/schema';
import { testClient, type TestClient } from '../testing/client';
import { methodIds, requestInvoice, sandboxPage } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { refundOrder } from '../testing/refunds';

let test: TestShop;
let client: TestClient;
let coupons: Coupon[];

const buy = async (variant_id: number, quantity: number): Promise<Order> => {
  const { body } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id, quantity } },
  });
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const chosen = (await client.call(updateCheckout, { params: { number: body.number }, body: choice })).body;
  const held = (await requestInvoice(client, chosen)).body;
  await client.post(sandboxPage(held), { action: 'approve' });
  return (await client.call(getOrder, { params: { number: body.number } })).body;
};
const pdfOf = (visitor: TestClient, coupon: Coupon, language = 'mn') =>
  test.app.inject({
    method: 'GET',
    url: coupon.pdf_url,
    headers: { cookie: visitor.cookie(), 'accept-language': language },
  });
type Query = InputOf<typeof listCouponsSchemas>['query'];
const mine = async (query: Query) => (await client.call(listCoupons, { query })).body;
const set = (id: number, change: { used_at?: Date; cancelled_at?: Date; valid_until?: Date; kind?: 'ticket' }) =>
  test.shop.db.updateTable('coupons').set(change).where('id', '=', id).execute();

beforeAll(async () => {
  test = await startTestShop();
  client = await signedInShopper(test, 'tickets');
  coupons = (await buy(20, 4)).coupons;
});
afterAll(() => test.close());

it('issues one for each piece, each with its paper', async () => {
  expect(coupons).toHaveLength(4);
  for (const coupon of coupons) {
    const pdf = await pdfOf(client, coupon);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

it.each(['mn', 'en', 'ru', 'zh', 'it'])('draws it for readers of %s', async language => {
  expect((await pdfOf(client, coupons[0]!, language)).statusCode).toBe(200);
});

it('shows the paper to its owner only', async () => {
  const stranger = await signedInShopper(test, 'stranger');
  for (const visitor of [stranger, testClient(test.app)]) {
    const rejected = await pdfOf(visitor, coupons[0]!);
    expect([rejected.statusCode, rejected.json<ApiErrorBody>().code]).toEqual([404, 'COUPON_NOT_FOUND']);
  }
  expect((await stranger.call(listCoupons)).body.coupons).toEqual([]);
});

it('distinguishes them by kind and validity, and prints it on paper', async () => {
  const [used, cancelled, ticket, good] = coupons as [Coupon, Coupon, Coupon, Coupon];
  const plain = (await pdfOf(client, used)).rawPayload;
  const now = test.shop.clock();
  await set(used.id, { used_at: now });
  await set(cancelled.id, { cancelled_at: now });
  await set(ticket.id, { kind: 'ticket' });
  const ids = async (query: Query) => (await mine(query)).coupons.map(({ id }) => id).sort();
  expect(await ids({ state: 'used' })).toEqual([used.id]);
  expect(await ids({ state: 'cancelled' })).toEqual([cancelled.id]);
  expect(await ids({ state: 'active' })).toEqual([ticket.id, good.id].sort());
  expect(await ids({ kind: 'ticket' })).toEqual([ticket.id]);
  expect(await ids({ kind: 'coupon', state: 'active' })).toEqual([good.id]);
  const tickets = await client.call(listETickets);
  expect(tickets.body).toMatchObject({ total_count: 1, coupons: [{ id: ticket.id, kind: 'ticket' }] });
  expect((await pdfOf(client, { ...used, state: 'used' })).rawPayload.equals(plain)).toBe(false);
  for (const { id } of [ticket, good]) await set(id, { valid_until: now });
  expect(await ids({ state: 'active' })).toEqual([]);
  expect(await ids({ state: 'expired' })).toEqual([ticket.id, good.id].sort());
  expect(await ids({ state: 'used' })).toEqual([used.id]);
  expect((await mine({ state: 'expired' })).coupons.every(({ state }) => state === 'expired')).toBe(true);
});

it('sends it by email with the paper', async () => {
  await client.call(sendCoupon, { params: { id: coupons[3]!.id }, body: { email: 'friend@example.org' } });
  type Outbox = { messages: { recipient: string; body: string; attachments: { name: string }[] }[] };
  const { messages } = (await client.get<Outbox>('/dev/outbox.json')).body;
  const { number, code } = coupons[3]!;
  const mail = messages.find(({ recipient }) => recipient === 'friend@example.org');
  expect(mail?.attachments).toMatchObject([{ name: `${number}.pdf` }]);
  expect(mail?.body).toContain(number);
  expect(mail?.body).not.toContain(code);
});

it('is cancelled with the refunded order, unless it was used', async () => {
  const order = await buy(20, 2);
  const [used, unused] = order.coupons as [Coupon, Coupon];
  await set(used.id, { used_at: test.shop.clock() });
  await refundOrder(test.shop, order.id, { key: 'tickets-refunded', of: 'all', to: 'original' });
  const { body } = await client.call(getOrder, { params: order });
  expect(body.coupons.map(({ id, state }) => [id, state])).toEqual([
    [used.id, 'used'],
    [unused.id, 'cancelled'],
  ]);
});
