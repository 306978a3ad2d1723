import { sql } from 'kysely';
import { type Lease, type Order, times } from '@ortoo/contracts';
import {
  applyForLease,
  checkLend,
  chooseLease,
  createLeasePayment,
  emptyOrder,
  getLease,
  getLeaseQuote,
  getOrder,
  getOrderLeaseQuote,
  listOrderPaymentMethods,
  listReturns,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../checkout/api';
import { refundOrder } from '../testing/refunds';
import { transact } from '../db/changes';
import { expectBalancedBooks, faultsIn } from '../testing/books';
import { errorOf, type TestClient } from '../testing/client';
import { requestInvoice, chooseToPay, fillStock, methodIds, sandboxPage } from '../testing/payments';
import { deliver, sendReturn } from '../testing/returns';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { payRefunds } from '../payments/api';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

/** One shopper with an order of 480 000 that is to be paid by instalments. */
const leasing = async () => {
  const client = await signedInShopper(test, `lease${(shoppers += 1)}`);
  const order = (await requestInvoice(client, await chooseToPay(client, 'leasing', 4))).body;
  const { number } = order;
  const read = async () => (await client.call(getOrder, { params: { number } })).body;
  const lease = async () => (await client.call(getLease, { params: { number } })).body;
  const lend = async () => (await client.call(checkLend, { params: { number } })).body;
  const apply = (phone = '9911 2233') => client.call(applyForLease, { params: { number }, body: { phone } });
  const sendPayment = (way: 'qr' | 'card' | 'transfer') =>
    client.call(createLeasePayment, { params: { number }, body: { payment_method_id: methodIds[way] } });
  const pay = async (action = 'approve', way: 'qr' | 'card' = 'qr') => {
    const { body } = await sendPayment(way);
    return decide(client, body, action);
  };
  return { client, order, read, lease, lend, apply, requestPayment: sendPayment, pay };
};

const openInvoice = (lease: Lease) => lease.payments.findLast(({ invoice }) => invoice !== null)?.invoice;

const decide = async (client: TestClient, lease: Lease, action: string) => {
  const invoice = openInvoice(lease);
  const link = invoice?.kind === 'qr' ? invoice.urls[0]?.link : invoice?.kind === 'redirect' ? invoice.url : undefined;
  return client.post(new URL(link ?? '').pathname, { action });
};

const loanOf = async (client: TestClient, order: Order): Promise<string> => {
  type Loans = { loans: { id: string; body: { description: string } }[] };
  const { body } = await client.get<Loans>('/sandbox/loans.json');
  return body.loans.find(loan => loan.body.description === order.number)?.id ?? '';
};
const lender = async (client: TestClient, order: Order, action: string) =>
  client.post(`/sandbox/loans/${await loanOf(client, order)}`, { action });

/** Emails about an order that name a down payment to be refunded. */
const refundsReported = async ({ number }: Order): Promise<string[]> => {
  const emails = test.shop.db.selectFrom('outbox').select('body').where('subject', 'like', `${number}: %`);
  return (await emails.execute()).map(({ body }) => body).filter(body => body.includes('Төлсөн урьдчилгаа'));
};

const balance = async (code: string) =>
  (await test.shop.db.selectFrom('ledger_accounts').select('balance').where('code', '=', code).executeTakeFirst())
    ?.balance ?? 0;

it('shows the terms of instalments, or why there are none', async () => {
  const { client, order } = await leasing();
  const quote = (await client.call(getLeaseQuote, { query: { amount: 500_000 } })).body;
  expect(quote.quotes.map(({ months }) => months)).toEqual([3, 6, 9, 12, 18, 24]);
  expect(quote.quotes[1]).toEqual({
    months: 6,
    down_payment: '150000.0',
    notice: null,
    financed: '350000.0',
    interest: 1.8,
    monthly: '62063.0',
    last: '62061.0',
    total_cost: '522376.0',
  });
  const own = (await client.call(getOrderLeaseQuote, { params: order })).body;
  expect(own).toMatchObject({
    total: '480000.0',
    quotes: expect.arrayContaining([expect.objectContaining({ down_payment: '144000.0' })]),
  });
  const small = await client.call(getLeaseQuote, { query: { amount: 119_999 } }, { 'accept-language': 'en' });
  expect(small.body).toMatchObject({ quotes: [], reason: 'Instalments are available for orders from 120,000₮.' });
});

it.each([
  [4, '144000.0', 'Pay 144,000₮ now and the rest in monthly payments.', null],
  [
    20,
    '900000.0',
    'Pay 900,000₮ now and the rest in monthly payments. At most 1,500,000₮',
    expect.stringMatching(/^At most 1,500,000₮ can be paid by instalments/),
  ],
])(
  'names the down payment of %i pairs at the choice, in its terms and in the lease',
  async (quantity, down, text, notice) => {
    const client = await signedInShopper(test, `choice${quantity}`);
    const order = await chooseToPay(client, 'leasing', quantity);
    const english = { 'accept-language': 'en' };
    const { body } = await client.call(listOrderPaymentMethods, { params: order }, english);
    const offered = body.payment_methods.find(({ kind }) => kind === 'instalment');
    expect(offered).toMatchObject({ down_payment: down, description: expect.stringContaining(text) });
    const { quotes } = (await client.call(getOrderLeaseQuote, { params: order }, english)).body;
    expect(quotes.map(({ down_payment }) => down_payment)).toEqual(quotes.map(() => down));
    expect(quotes.map(one => one.notice)).toEqual(quotes.map(() => notice));
    await requestInvoice(client, order);
    expect((await client.call(getLease, { params: order }, english)).body).toMatchObject({
      down_payment: down,
      notice,
    });
  },
);

it('is not available for an order that is too small', async () => {
  const client = await signedInShopper(test, 'too-small');
  const order = await chooseToPay(client, 'qr');
  const { body } = await client.call(listOrderPaymentMethods, { params: order });
  const offered = body.payment_methods.find(({ kind }) => kind === 'instalment');
  expect(offered).toMatchObject({
    available: false,
    reason_code: 'LEASE_MIN',
    reason: expect.stringContaining('120,000₮'),
  });
  await client.call(emptyOrder, { params: order });
  const rejected = await requestInvoice(client, await chooseToPay(client, 'leasing'));
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'LEASE_MIN']);
});

it('runs from the down payment over the application to the last instalment, with balanced books', async () => {
  const { client, order, read, lease, lend, apply, requestPayment: sendPayment, pay } = await leasing();
  const [through, owed, earned] = [await balance('provider:leasing'), await balance('leasing'), await balance('fee')];
  expect(order.payments.at(-1)).toMatchObject({ state: 'pending', amount: '480000.0', invoice: { kind: 'lease' } });
  expect(await lease()).toMatchObject({ state: 'down_payment', months: 6, down_payment: '144000.0', schedule: [] });

  const early = await apply();
  expect([early.status, errorOf(early).code]).toEqual([422, 'LEASE_DOWN_PAYMENT']);
  expect(await lend()).toMatchObject({ paid: '0.0', missing: '144000.0', may_apply: false });
  const longer = await client.call(chooseLease, { params: order, body: { months: 3 } });
  expect(longer.body).toMatchObject({ months: 3, monthly: expect.any(String) });

  await pay();
  expect(await lend()).toMatchObject({ state: 'ready', paid: '144000.0', missing: '0.0', may_apply: true });
  expect((await read()).state).toBe('confirm');
  const late = await client.reject(chooseLease, { params: order, body: { months: 12 } });
  expect(late.body.code).toBe('LEASE_STARTED');
  expect(errorOf(await sendPayment('qr')).code).toBe('LEASE_NOT_DUE');

  expect(errorOf(await apply('12')).code).toBe('LEASE_PHONE');
  expect((await apply()).body.state).toBe('applying');
  expect(errorOf(await apply()).code).toBe('LEASE_STARTED');
  expect(await lend()).toMatchObject({ state: 'applying' });
  await lender(client, order, 'repeat');
  expect((await read()).state).toBe('confirm');
  await lender(client, order, 'approve');
  expect(await read()).toMatchObject({
    state: 'complete',
    payment_state: 'paid',
    payment_total: '480000.0',
    lease: { state: 'running' },
  });
  const sent = await test.shop.db
    .selectFrom('outbox')
    .select(['kind', 'body'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const bodyOf = (kind: string) => sent.find(message => message.kind === kind)?.body ?? '';
  expect(bodyOf('sms')).toContain('144,000₮');
  expect(bodyOf('sms')).not.toContain('480,000₮');
  expect(bodyOf('email')).toMatch(/Хүлээн авсан төлбөр · 144,000₮\nЛизингээр төлөх дүн · 348,167₮/);
  expect(bodyOf('email')).toContain('Хүргэлт · Үнэгүй');
  expect(bodyOf('email')).toContain('Сүхбаатар, 8-\u2060р хороо, ');
  const running = await lease();
  expect(running).toMatchObject({ state: 'running', approved_at: '2026-11-21T04:00:00.000Z' });
  expect(running.schedule.map(({ due_on }) => due_on)).toEqual(['2026-12-21', '2027-01-21', '2027-02-21']);
  expect(await balance('leasing')).toBe(owed - 336_000);
  expect(await balance('provider:leasing')).toBe(through);

  for (const [index, way] of (['qr', 'card', 'qr'] as const).entries()) {
    await pay('approve', way);
    expect((await lease()).schedule.filter(({ paid_at }) => paid_at !== null)).toHaveLength(index + 1);
  }
  expect(await lease()).toMatchObject({ state: 'finished', outstanding: '0.0', finished_at: expect.any(String) });
  expect((await read()).lease).toEqual({ state: 'finished' });
  expect(errorOf(await sendPayment('qr')).code).toBe('LEASE_NOT_DUE');
  expect(await balance('leasing')).toBe(owed);
  const interest = running.schedule.reduce((sum, instalment) => sum + Number(instalment.interest), 0);
  expect(await balance('fee')).toBe(earned + interest);
});

it('reports every payment that arrives, with the amount that remains', async () => {
  const { client, order, apply, pay } = await leasing();
  await client.call(chooseLease, { params: order, body: { months: 3 } });
  const received = async () => {
    const emails = test.shop.db.selectFrom('outbox').select('body').where('kind', '=', 'email').orderBy('id', 'desc');
    return (await emails.executeTakeFirstOrThrow()).body;
  };
  await pay('decline');
  await pay();
  expect(await received()).toBe(
    [
      `Таны ${order.number} дугаартай захиалгын урьдчилгаа 144,000₮ орж ирлээ.`,
      'Лизингээр төлөх үлдэгдэл: 348,167₮',
      'Захиалгаа баталгаажуулахын тулд захиалгынхаа хуудаснаас лизингийн хүсэлтээ илгээнэ үү.',
      'Хүсэлт илгээх эцсийн хугацаа: 2026\u00a0оны 11-\u2060р\u00a0сарын\u00a021, 13:00',
    ].join('\n'),
  );
  await apply();
  await lender(client, order, 'approve');
  await pay();
  expect(await received()).toBe(
    `Таны ${order.number} дугаартай захиалгын сарын төлбөр 116,056₮ орж ирлээ.\nЛизингээр төлөх үлдэгдэл: 232,111₮`,
  );
  await pay();
  await pay();
  expect(await received()).toContain('Лизинг бүрэн төлөгдсөн');
  const sent = await test.shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('subject', 'like', `${order.number}: %`)
    .execute();
  expect(sent.filter(({ subject }) => subject.endsWith('урьдчилгаа орж ирлээ'))).toHaveLength(1);
});

it.each(['decline', 'underpay', 'other_currency', 'expire'])(
  'counts no down payment on %s, and accepts another',
  async action => {
    const { lend, pay, lease } = await leasing();
    await pay(action);
    expect(await lend()).toMatchObject({ state: 'down_payment', paid: '0.0', may_apply: false });
    await pay('approve', 'card');
    expect((await lease()).state).toBe('ready');
  },
);

it('accepts one payment at a time, and no forged or repeated call for one', async () => {
  const { client, lease, requestPayment: sendPayment } = await leasing();
  const first = (await sendPayment('qr')).body;
  const second = (await sendPayment('card')).body;
  expect(second.payments.map(({ state }) => state)).toEqual(['void', 'pending']);
  const callback = () => client.get(`/payments/callback?payment=${second.payments[1]!.number}`);
  await callback();
  expect((await lease()).state).toBe('down_payment');
  await decide(client, second, 'approve');
  const paid = await lease();
  expect(paid.state).toBe('ready');
  await callback();
  await decide(client, first, 'approve');
  expect(await lease()).toEqual(paid);
});

it('accepts neither a transfer nor another user’s card nor another user’s order', async () => {
  const { client, order, requestPayment: sendPayment } = await leasing();
  expect(errorOf(await sendPayment('transfer')).code).toBe('LEASE_METHOD');
  const card = { payment_method_id: methodIds.card, card_id: 999_999 };
  const foreign = await client.reject(createLeasePayment, { params: order, body: card });
  expect(foreign.body.code).toBe('CARD_NOT_FOUND');
  const stranger = await signedInShopper(test, `stranger${shoppers}`);
  expect((await stranger.reject(getLease, { params: order })).body.code).toBe('ORDER_NOT_FOUND');
  expect((await stranger.reject(checkLend, { params: order })).body.code).toBe('ORDER_NOT_FOUND');
  const other = (await requestInvoice(stranger, await chooseToPay(stranger, 'qr'))).body;
  expect((await stranger.reject(getLease, { params: other })).body.code).toBe('LEASE_NOT_FOUND');
});

it('refunds the down payment when the lender refuses', async () => {
  const { client, order, read, lease, apply, pay } = await leasing();
  const [through, payable] = [await balance('provider:leasing'), await balance('payable:qpay')];
  await pay();
  await apply();
  await lender(client, order, 'refuse');
  expect(await read()).toMatchObject({ state: 'payment', payment_state: 'failed', held_until: null });
  expect(await lease()).toMatchObject({ state: 'refused', payments: [{ state: 'refunded' }] });
  const { failure_message, notice } = (await read()).payments.findLast(({ failure }) => failure !== null) ?? {};
  expect(failure_message).toContain('Лизингийн компани');
  expect(notice).toContain('урьдчилгаа 144,000₮');
  expect(await refundsReported(order)).toEqual([expect.stringContaining('Төлсөн урьдчилгаа 144,000₮')]);
  expect(await balance('provider:leasing')).toBe(through);
  expect(await balance('payable:qpay')).toBe(payable);
});

it('owes the down payment while the bank is unavailable, and refunds it when the bank is back', async () => {
  const { client, order, lease, apply, pay } = await leasing();
  const payable = await balance('payable:qpay');
  await pay();
  await apply();
  await client.post('/sandbox/switches/qpay', { state: 'down' });
  await lender(client, order, 'refuse');
  await payRefunds(test.shop);
  expect((await lease()).payments).toMatchObject([{ state: 'refund_due' }]);
  expect(await balance('payable:qpay')).toBe(payable + 144_000);
  await client.post('/sandbox/switches/qpay', { state: 'up' });
  await payRefunds(test.shop);
  expect((await lease()).payments).toMatchObject([{ state: 'refunded' }]);
  expect(await balance('payable:qpay')).toBe(payable);
});

it('can be applied for again after an outage of the lender', async () => {
  const { client, order, read, apply, pay } = await leasing();
  await pay();
  await client.post('/sandbox/switches/storepay', { state: 'down' });
  expect((await apply()).status).toBe(503);
  await client.post('/sandbox/switches/storepay', { state: 'up' });
  expect((await apply()).body.state).toBe('applying');
  await lender(client, order, 'approve');
  expect((await read()).state).toBe('complete');
});

it('releases goods and money without a decision in time, and lends nothing after that', async () => {
  const { client, order, read, lease, apply, pay } = await leasing();
  await pay();
  await apply();
  test.pass(times.leaseHold);
  await freeOverdue(test.shop);
  expect(await read()).toMatchObject({ state: 'payment', held_until: null });
  expect(await lease()).toMatchObject({ state: 'closed', payments: [{ state: 'refunded' }] });
  expect(await refundsReported(order)).toEqual([expect.stringContaining('144,000₮')]);
  await lender(client, order, 'approve');
  expect((await read()).completed_at).toBeNull();
  expect((await lease()).schedule).toEqual([]);
});

it('refunds the down payment when the buyer pays the order in another way, and says so before and after', async () => {
  const { client, order, read, lease, pay } = await leasing();
  const notices = async () => (await read()).payments.map(({ notice }) => notice).filter(Boolean);
  expect(await notices()).toEqual([]);
  await pay();
  expect(await notices()).toEqual([
    expect.stringMatching(/урьдчилгаа 144,000₮ төлсөн.* Өөр хэлбэрээр төлвөл .*буцаана/),
  ]);
  const { body: chosen } = await client.call(updateCheckout, {
    params: order,
    body: { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } },
  });
  expect(await lease()).toMatchObject({ state: 'closed', payments: [{ state: 'refunded' }] });
  const { body } = await requestInvoice(client, chosen);
  const invoice = body.payments.at(-1)?.invoice;
  await client.post(new URL(invoice?.kind === 'qr' ? (invoice.urls[0]?.link ?? '') : '').pathname, {
    action: 'approve',
  });
  expect((await read()).payment_state).toBe('paid');
  expect(await notices()).toEqual([expect.stringMatching(/Төлсөн урьдчилгаа 144,000₮ .*буцаж орно/)]);
  expect(await refundsReported(order)).toEqual([expect.stringMatching(/лизинг цуцлагдлаа.* урьдчилгаа 144,000₮/)]);
});

it('leaves the return of an order paid in another way to its buyer, and that of a leased one to a call', async () => {
  const [leased, other] = [await leasing(), await leasing()];
  for (const { apply, pay } of [leased, other]) {
    await pay();
    await apply();
  }
  await lender(leased.client, leased.order, 'approve');
  await lender(other.client, other.order, 'refuse');
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const { body: chosen } = await other.client.call(updateCheckout, { params: other.order, body: choice });
  const { body: requested } = await requestInvoice(other.client, chosen);
  await other.client.post(sandboxPage(requested), { action: 'approve' });
  const offered = [];
  for (const { client, read } of [leased, other]) {
    const order = await read();
    await deliver(test, order);
    offered.push((await client.call(listReturns, { params: order })).body.returnable.map(({ quantity }) => quantity));
  }
  expect(offered).toEqual([[], [4]]);
  expect(errorOf(await sendReturn(leased.client, leased.order)).code).toBe('RETURN_LEASE');
  expect((await sendReturn(other.client, other.order)).status).toBe(201);
});

it('reports no refund when the buyer leaves a lease without a down payment', async () => {
  const { client, order, read } = await leasing();
  const change = { payments_attributes: [{ payment_method_id: methodIds.qr }] };
  await client.call(updateCheckout, { params: order, body: { order: change } });
  expect((await read()).payments.filter(({ notice }) => notice)).toEqual([]);
  expect(await refundsReported(order)).toEqual([]);
});

it('keeps the chosen months when the buyer returns from another way of payment', async () => {
  const { client, order, lease } = await leasing();
  await client.call(chooseLease, { params: order, body: { months: 18 } });
  const choose = async (payment_method_id: number) =>
    (
      await client.call(updateCheckout, {
        params: order,
        body: { order: { payments_attributes: [{ payment_method_id }] } },
      })
    ).body;
  await choose(methodIds.qr);
  await requestInvoice(client, await choose(methodIds.leasing));
  expect(await lease()).toMatchObject({ state: 'down_payment', months: 18 });
});

it('refunds everything when the order is refunded, with its books at zero', async () => {
  const { client, order, lease, apply, pay } = await leasing();
  const codes = ['provider:leasing', 'leasing', 'fee', 'payable:leasing', 'payable:qpay', 'payable:card'];
  const before = await Promise.all(codes.map(balance));
  await pay();
  await apply();
  await lender(client, order, 'approve');
  await pay();
  await pay('approve', 'card');
  await refundOrder(test.shop, order.id, { key: 'all-of-it', of: 'all', to: 'original' });
  expect((await lease()).payments.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
  expect((await lease()).state).toBe('closed');
  expect(await Promise.all(codes.map(balance))).toEqual(before);
  expect(await refundsReported(order)).toEqual([]);
});

it('leaves balanced books', () => expectBalancedBooks(test));

it.each([
  ['payments', `update payments set state = 'void' where state = 'completed' and purpose = 'lease_payment'`],
  ['leasing', `update lease_instalments set principal = principal - 1, interest = interest + 1 where paid_at is null`],
])('detects a manipulation of %s in the books', async (_, statement) => {
  const undo = new Error('undo');
  const faults: unknown[] = [];
  const tampering = transact(test.shop.db, async trx => {
    await sql.raw(statement).execute(trx);
    faults.push(...(await faultsIn(trx)));
    throw undo;
  });
  await expect(tampering).rejects.toBe(undo);
  expect(faults).not.toEqual([]);
});
