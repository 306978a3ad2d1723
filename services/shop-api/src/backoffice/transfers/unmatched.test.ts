import {
  assignUnmatchedPayment,
  creditUnmatchedPayment,
  getOrder,
  listUnmatchedPayments,
  returnUnmatchedPayment,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../../checkout/api';
import { reconcile, refundUnmatched } from '../../payments/api';
import { ProviderFault } from '../../providers/http-request';
import { balanceOf, expectBalancedBooks } from '../../testing/books';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { callbackOf, fillStock, sandboxPage, toInvoice } from '../../testing/payments';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await expectBalancedBooks(test);
  expect((await reconcile(test.shop)).differences).toEqual([]);
});
afterAll(() => test.close());

const price = 125_000;
const switchTo = (state: 'up' | 'down') => staff.post('/sandbox/switches/qpay', { state });

/** Paid by QR code after the order's goods were freed; the provider does not refund it. */
const paidTooLate = async () => {
  const { client, id } = await newShopper(test);
  const order = await toInvoice(client, 'qr');
  const { number } = order.payments.at(-1)!;
  await switchTo('down');
  await client.post(sandboxPage(order), { action: 'approve' });
  test.pass(3_600_000);
  await freeOverdue(test.shop);
  await switchTo('up');
  const refused = jest
    .spyOn(test.shop.providers['qpay']!, 'refund')
    .mockRejectedValue(new ProviderFault(422, 'REFUND_NOT_ALLOWED', 'DELETE'));
  await client.get(await callbackOf(test, number));
  await refundUnmatched(test.shop);
  refused.mockRestore();
  const { unmatched_payments } = (await staff.call(listUnmatchedPayments, { query: { q: order.number } })).body;
  const [payment] = unmatched_payments;
  expect(payment).toMatchObject({ state: 'manual', reason: 'late', number, order_number: order.number });
  return { client, userId: id, order, payment: payment! };
};
type Late = Awaited<ReturnType<typeof paidTooLate>>;
const read = async ({ client, order }: Late) => (await client.call(getOrder, { params: order })).body;
const stateOf = async ({ order }: Late) => {
  const query = { state: 'all', q: order.number } as const;
  return (await staff.call(listUnmatchedPayments, { query })).body.unmatched_payments[0]?.state;
};
const assign = ({ payment }: Late, { order }: Pick<Late, 'order'>) =>
  staff.reject(assignUnmatchedPayment, { params: payment, body: { order_number: order.number } });

it('pays the order that its money came too late for, once', async () => {
  const late = await paidTooLate();
  const before = await balanceOf(test, 'payable:qpay');
  expect((await assign(late, late)).status).toBe(204);
  expect(await read(late)).toMatchObject({ state: 'complete', payment_state: 'paid', payment_total: late.order.total });
  expect(await stateOf(late)).toBe('assigned');
  expect(await balanceOf(test, 'payable:qpay')).toBe(before - price);
  expect((await assign(late, late)).body.code).toBe('STATEMENT_ENTRY_SETTLED');
});

it('pays no order of another price, and none whose goods are gone', async () => {
  const late = await paidTooLate();
  await fillStock(test, { stock: 0 });
  expect((await assign(late, late)).body.code).toBe('OUT_OF_STOCK');
  await fillStock(test);
  const { client } = await newShopper(test);
  const dear = { order: (await client.call(getOrder, { params: await toInvoice(client, 'card') })).body };
  await test.shop.db.updateTable('unmatched_payments').set({ amount: 1 }).where('id', '=', late.payment.id).execute();
  expect((await assign(late, dear)).body.code).toBe('MATCH_AMOUNT');
  await test.shop.db
    .updateTable('unmatched_payments')
    .set({ amount: price })
    .where('id', '=', late.payment.id)
    .execute();
  expect(await stateOf(late)).toBe('manual');
});

it('credits it to the buyer’s wallet', async () => {
  const late = await paidTooLate();
  const body = { login: late.payment.login ?? '', reason: 'Agreed by phone' };
  expect((await staff.call(creditUnmatchedPayment, { params: late.payment, body })).status).toBe(204);
  expect(await stateOf(late)).toBe('credited');
  expect(await balanceOf(test, `user:${late.userId}:store_credit`)).toBe(price);
  const again = await staff.reject(creditUnmatchedPayment, { params: late.payment, body });
  expect(again.body.code).toBe('STATEMENT_ENTRY_SETTLED');
});

it('lets one of several decisions settle it', async () => {
  const late = await paidTooLate();
  const body = { login: late.payment.login ?? '', reason: 'Agreed by phone' };
  const answers = await Promise.all([
    staff.call(returnUnmatchedPayment, { params: late.payment, body: { reason: 'Sent back' } }),
    staff.call(creditUnmatchedPayment, { params: late.payment, body }),
    assign(late, late),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});
