import { type Order, times } from '@ortoo/contracts';
import { getOrder } from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../checkout/api';
import { expectBalancedBooks } from '../testing/books';
import { errorOf, type TestClient } from '../testing/client';
import { requestInvoice, checkLast, chooseToPay, fillStock, sandboxPage, toInvoice } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { qpay } from './qpay';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const shopper = () => signedInShopper(test, `qr${(shoppers += 1)}`);
const act = (client: TestClient, order: Order, action: string) => client.post(sandboxPage(order), { action });
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(getOrder, { params: { number } })).body;
const switchTo = (client: TestClient, state: string) => client.post('/sandbox/switches/qpay', { state });

it('ignores calls before the payment and repeated ones after it', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  for (let call = 0; call < 3; call += 1) await act(client, order, 'repeat');
  expect((await read(client, order)).state).toBe('confirm');
  await act(client, order, 'approve');
  const done = await read(client, order);
  expect(done).toMatchObject({ state: 'complete', payment_state: 'paid' });
  for (let call = 0; call < 3; call += 1) await act(client, order, 'repeat');
  expect(await read(client, order)).toEqual(done);
});

it('refunds a payment that arrives after the goods were freed', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  await switchTo(client, 'down');
  test.pass(times.stockHold - 1);
  await act(client, order, 'approve');
  test.pass(1);
  await freeOverdue(test.shop);
  expect(await read(client, order)).toMatchObject({ state: 'payment', held_until: null });
  await switchTo(client, 'up');
  await act(client, order, 'repeat');
  expect(await read(client, order)).toMatchObject({ completed_at: null, payment_total: '0.0' });
  const invoice = await test.shop.db
    .selectFrom('sandbox_invoices')
    .select('state')
    .where('sender_invoice_no', '=', order.payments[0]!.number)
    .executeTakeFirst();
  expect(invoice?.state).toBe('CLOSED');
});

it('reports that it is unavailable, and preserves the order', async () => {
  const client = await shopper();
  const order = await chooseToPay(client, 'qr');
  await switchTo(client, 'down');
  const rejected = await requestInvoice(client, order);
  expect([rejected.status, errorOf(rejected).code]).toEqual([503, 'UNAVAILABLE']);
  await switchTo(client, 'up');
  const open = await toInvoice(client, 'qr');
  await switchTo(client, 'down');
  expect((await checkLast(client, open)).status).toBe(503);
  await switchTo(client, 'up');
  expect((await checkLast(client, open)).body.state).toBe('confirm');
});

it.each([
  ['paid', { payment_status: 'PAID', payment_amount: 5000, payment_currency: 'MNT' }],
  ['failed', { payment_status: 'FAILED', payment_amount: 5000, payment_currency: 'MNT' }],
])('does not expire an invoice that was %s during the query', async (state, row) => {
  let requests = 0;
  const answers: Record<string, () => object> = {
    '/v2/auth/token': () => ({ access_token: 't', expires_in: 4_000_000_000 }),
    '/v2/payment/check': () => ({ count: 0, rows: (requests += 1) === 1 ? [] : [row] }),
    '/v2/invoice/i': () => ({ invoice_id: 'i', invoice_status: 'CLOSED' }),
  };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async input => new Response(JSON.stringify(answers[new URL(String(input)).pathname]?.())));
  const account = { username: 'u', password: 'p', invoiceCode: 'c', baseUrl: () => 'https://bank.example' };
  expect(await qpay(account, test.shop.clock).check('i')).toMatchObject({ state });
  fetched.mockRestore();
});

it('passes on no link that would run in the page', async () => {
  const links = ['khanbank://q?qPay_QRcode=1', 'javascript:alert(1)', 'data:text/html,x', 'https://qpay.example/1'];
  const urls = links.map(link => ({ name: 'Bank', description: 'Банк', logo: null, link }));
  const answers: Record<string, object> = {
    '/v2/auth/token': { access_token: 't', expires_in: 4_000_000_000 },
    '/v2/invoice': { invoice_id: 'i', qr_text: 'q', urls },
  };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async input => new Response(JSON.stringify(answers[new URL(String(input)).pathname])));
  const account = { username: 'u', password: 'p', invoiceCode: 'c', baseUrl: () => 'https://bank.example' };
  const invoice = await qpay(account, test.shop.clock).createInvoice({
    number: 'P1',
    amount: 1,
    description: 'R1',
    expiresAt: test.shop.clock(),
    callbackUrl: 'https://shop.example/callback',
    returnUrl: 'https://shop.example',
    locale: 'mn',
    buyer: { userId: null, phone: null },
    card: { save: false },
  });
  fetched.mockRestore();
  expect(invoice.kind === 'qr' && invoice.urls.map(({ link }) => link)).toEqual([links[0], links[3]]);
});

it('leaves balanced books', () => expectBalancedBooks(test));
