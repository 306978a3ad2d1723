import type { Lease, Order } from '@ortoo/contracts';
import {
  createLeasePayment,
  createRecharge,
  getOrder,
  getStaffOrder,
  listCards,
  listPaymentDifferences,
  listUnmatchedPayments,
  returnUnmatchedPayment,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { sql } from 'kysely';
import { freeOverdue } from '../checkout/api';
import { refundUnmatched } from './unmatched';
import { ProviderFault } from '../providers/http-request';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import {
  requestInvoice,
  callbackOf,
  chooseToPay,
  fillStock,
  methodIds,
  sandboxPage,
  toInvoice,
  type WayOfPaying,
} from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { endExpiredPayments } from './settle-payment';
import { createPaymentChecks, type PaymentChecks } from './payment-checks';
import { reconcile } from './reconcile';

let test: TestShop;
let checks: PaymentChecks;
let staff: TestClient;
const problems: unknown[] = [];
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  const log = { failed: (error: unknown) => problems.push(error), differs: (what: string) => problems.push(what) };
  checks = createPaymentChecks(test.shop, log);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(async () => {
  await expectBalancedBooks(test);
  expect((await reconcile(test.shop)).differences).toEqual([]);
});
afterAll(() => test.close());

const switchTo = (name: string, state: 'up' | 'down') => staff.post(`/sandbox/switches/${name}`, { state });
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(getOrder, { params: { number } })).body;
const choose = async (client: TestClient, { number }: Order, way: WayOfPaying) => {
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds[way] }] } };
  return (await client.call(updateCheckout, { params: { number }, body: choice })).body;
};
const followUp = async () => {
  test.pass(60_000);
  await checks.runDue();
  await refundUnmatched(test.shop);
};
const invoiceState = async (number: string) =>
  (
    await test.shop.db
      .selectFrom('sandbox_invoices')
      .select('state')
      .where('sender_invoice_no', '=', number)
      .executeTakeFirstOrThrow()
  ).state;
const emailsOf = async ({ number }: Order) =>
  test.shop.db.selectFrom('outbox').selectAll().where('subject', 'like', `${number}:%`).execute();
const unmatchedOf = async (number: string) =>
  test.shop.db.selectFrom('unmatched_payments').selectAll().where('number', '=', number).executeTakeFirst();

/** Paid by QR while the provider does not answer, then by card: the order has its money twice. */
const payTwice = async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  const qr = order.payments.at(-1)!.number;
  await switchTo('qpay', 'down');
  await client.post(sandboxPage(order), { action: 'approve' });
  const byCard = (await requestInvoice(client, await choose(client, order, 'card'))).body;
  await client.post(sandboxPage(byCard), { action: 'approve' });
  expect(await read(client, order)).toMatchObject({ state: 'complete', payment_total: order.total });
  return { client, order, qr };
};

describe('an order paid by card after its QR code has been paid', () => {
  it('refunds the money of the QR code when the provider calls again, and informs the buyer', async () => {
    const { client, order, qr } = await payTwice();
    await switchTo('qpay', 'up');
    await client.get(await callbackOf(test, qr));
    expect(await invoiceState(qr)).toBe('CLOSED');
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'refunded', reason: 'repeated', amount: 125_000 });
    const emails = await emailsOf(order);
    expect(emails.filter(({ body }) => body.includes('буцаана'))).toHaveLength(1);
    const { payments } = await read(client, order);
    expect(payments.map(({ state, notice }) => [state, notice])).toEqual([
      ['void', expect.stringContaining('125,000₮')],
      ['completed', null],
    ]);
    // Once, for repeated calls of the provider.
    await client.get(await callbackOf(test, qr));
    expect(await emailsOf(order)).toHaveLength(emails.length);
  });

  it('refunds it by itself when the call was lost', async () => {
    const { qr } = await payTwice();
    await switchTo('qpay', 'up');
    await followUp();
    expect(await invoiceState(qr)).toBe('CLOSED');
  });

  it('owes it until the provider is back', async () => {
    const { qr } = await payTwice();
    const before = await balanceOf(test, 'payable:qpay');
    await switchTo('qpay', 'up');
    const refund = jest.spyOn(test.shop.providers['qpay']!, 'refund').mockRejectedValueOnce(new Error('timeout'));
    await followUp();
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'pending', tries: 1 });
    expect(await balanceOf(test, 'payable:qpay')).toBe(before + 125_000);
    await followUp();
    expect(refund).toHaveBeenCalledTimes(2);
    refund.mockRestore();
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(test, 'payable:qpay')).toBe(before);
  });

  it('refunds it though the first try was made while the clock was ahead', async () => {
    const { qr } = await payTwice();
    await switchTo('qpay', 'up');
    test.pass(10 * 60_000);
    const refund = jest.spyOn(test.shop.providers['qpay']!, 'refund').mockRejectedValueOnce(new Error('timeout'));
    await followUp();
    refund.mockRestore();
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'pending', tries: 1 });
    test.pass(-10 * 60_000);
    await followUp();
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'refunded' });
  });

  it('becomes a task for staff when the provider does not refund', async () => {
    const { order, qr } = await payTwice();
    await switchTo('qpay', 'up');
    const gone = new ProviderFault(422, 'REFUND_NOT_ALLOWED', 'DELETE');
    const refund = jest.spyOn(test.shop.providers['qpay']!, 'refund').mockRejectedValue(gone);
    await followUp();
    refund.mockRestore();
    const { body } = await staff.call(listUnmatchedPayments);
    const task = body.unmatched_payments.find(({ number }) => number === qr);
    expect(task).toMatchObject({ state: 'manual', amount: '125000.0', provider: 'qpay', order_number: order.number });
    expect((await staff.call(returnUnmatchedPayment, { params: { id: task!.id } })).status).toBe(204);
    expect((await staff.reject(returnUnmatchedPayment, { params: { id: task!.id } })).status).toBe(422);
    expect(await unmatchedOf(qr)).toMatchObject({ state: 'returned' });
  });
});

it('completes a paid order although the provider’s call was lost', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  await switchTo('qpay', 'down');
  await client.post(sandboxPage(order), { action: 'approve' });
  await switchTo('qpay', 'up');
  expect((await read(client, order)).state).toBe('confirm');
  await followUp();
  expect((await read(client, order)).state).toBe('complete');
});

it('completes a paid order after a check that failed while the clock was ahead', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  await switchTo('qpay', 'down');
  test.pass(9 * 60_000);
  await followUp();
  await client.post(sandboxPage(order), { action: 'approve' });
  await switchTo('qpay', 'up');
  test.pass(-9 * 60_000);
  await followUp();
  expect((await read(client, order)).state).toBe('complete');
});

it('refunds the payment of an expired order', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'card');
  await switchTo('card', 'down');
  test.pass(11 * 60_000);
  await freeOverdue(test.shop);
  await client.post(sandboxPage(order), { action: 'approve' });
  await switchTo('card', 'up');
  await followUp();
  expect(await read(client, order)).toMatchObject({ state: 'payment', held_until: null });
  expect(await unmatchedOf(order.payments.at(-1)!.number)).toMatchObject({ state: 'refunded', reason: 'late' });
});

it('completes an order when its card was charged though our request was cut short', async () => {
  const { client } = await newShopper(test);
  const first = await toInvoice(client, 'card', { save_card: true });
  await client.post(sandboxPage(first), { action: 'approve' });
  const { cards } = (await client.call(listCards)).body;
  const order = await chooseToPay(client, 'card');
  const { number, id } = order.payments.at(-1)!;
  await requestInvoice(client, order, { card_id: cards[0]!.id });
  // The state that a killed process would leave.
  const asBefore = { state: 'processing' as const, invoice: 'null', invoice_id: null };
  await test.shop.db.updateTable('payments').set(asBefore).where('id', '=', id).execute();
  await followUp();
  expect(await read(client, order)).toMatchObject({ state: 'complete', payment_state: 'paid' });
  expect(await unmatchedOf(number)).toBeUndefined();
});

it('closes an invoice at the provider that was withdrawn during an outage of the provider', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  const { number } = order.payments.at(-1)!;
  await switchTo('qpay', 'down');
  await choose(client, order, 'card');
  await switchTo('qpay', 'up');
  expect(await invoiceState(number)).toBe('OPEN');
  await followUp();
  expect(await invoiceState(number)).toBe('CLOSED');
});

it('refunds the payment of an expired recharge', async () => {
  const { client, id } = await newShopper(test);
  const wish = { amount: 20_000, payment_method_id: methodIds.qr };
  const { body } = await client.call(createRecharge, { body: wish });
  await switchTo('qpay', 'down');
  const { invoice } = body;
  await client.post(new URL(invoice?.kind === 'qr' ? invoice.urls[0]!.link : '').pathname, { action: 'approve' });
  test.pass(11 * 60_000);
  await endExpiredPayments(test.shop);
  await switchTo('qpay', 'up');
  await followUp();
  expect(await balanceOf(test, `user:${id}:money`)).toBe(0);
  expect(await unmatchedOf(body.number)).toMatchObject({ state: 'refunded', reason: 'late' });
});

it('refunds a down payment that arrives after another one', async () => {
  const { client } = await newShopper(test);
  const order = (await requestInvoice(client, await chooseToPay(client, 'leasing', 4))).body;
  const send = async (way: WayOfPaying) =>
    (await client.call(createLeasePayment, { params: order, body: { payment_method_id: methodIds[way] } })).body;
  const pay = (lease: Lease) => {
    const { invoice } = lease.payments.at(-1)!;
    const url = invoice?.kind === 'qr' ? invoice.urls[0]!.link : invoice?.kind === 'redirect' ? invoice.url : '';
    return client.post(new URL(url).pathname, { action: 'approve' });
  };
  const byQr = await send('qr');
  await pay(await send('card'));
  const { number } = byQr.payments.at(-1)!;
  await test.shop.db
    .updateTable('sandbox_invoices')
    .set({ state: 'PAID', paid_amount: 144_000, paid_currency: 'MNT' })
    .where('sender_invoice_no', '=', number)
    .execute();
  await followUp();
  expect(await unmatchedOf(number)).toMatchObject({ state: 'refunded', reason: 'late', amount: 144_000 });
});

it('reports a difference in the provider’s record', async () => {
  const { client } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  await client.post(sandboxPage(order), { action: 'approve' });
  const { number } = order.payments.at(-1)!;
  const set = (state: 'PAID' | 'CLOSED') =>
    test.shop.db.updateTable('sandbox_invoices').set({ state }).where('sender_invoice_no', '=', number).execute();
  await set('CLOSED');
  const difference = `${number}: qpay has taken nothing (expired), our books say 125000 MNT`;
  expect((await reconcile(test.shop)).differences).toEqual([difference]);
  problems.length = 0;
  await followUp();
  expect(problems).toEqual([difference]);
  const { body } = await staff.call(listPaymentDifferences);
  const facts = { number, order_number: order.number, provider: 'qpay', state: 'expired', expected: '125000.0' };
  expect(body.differences).toEqual([{ ...facts, taken: '0.0', currency: 'MNT' }]);
  const { payments } = (await staff.call(getStaffOrder, { params: order })).body;
  expect(payments.at(-1)?.difference).toMatchObject({ state: 'expired', taken: '0.0' });
  await set('PAID');
});

it('completes all that was paid while the disk was full', async () => {
  const { db } = test.shop;
  await sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  const buyers: { client: TestClient; order: Order }[] = [];
  for (let index = 0; index < 7; index += 1) {
    const { client } = await newShopper(test);
    buyers.push({ client, order: await toInvoice(client, index % 2 ? 'qr' : 'card') });
  }
  await sql`create trigger disk_full before update on orders for each row execute function disk_full()`.execute(db);
  for (const { client, order } of buyers) await client.post(sandboxPage(order), { action: 'approve' });
  const states = async () => Promise.all(buyers.map(async ({ client, order }) => (await read(client, order)).state));
  expect(new Set(await states())).toEqual(new Set(['confirm']));
  await sql`drop trigger disk_full on orders`.execute(db);
  await followUp();
  expect(new Set(await states())).toEqual(new Set(['complete']));
});
