import {
  creditStatementEntry,
  getOrder,
  getStatementEntry,
  importBankStatement,
  listAuditEntries,
  listPayableOrders,
  listStatementEntries,
  matchStatementEntry,
  returnStatementEntry,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../../checkout/api';
import { balanceOf, expectBalancedBooks } from '../../testing/books';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock, toInvoice } from '../../testing/payments';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { arrive, transferBuyer } from '../../testing/transfers';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const price = 125_000;
type Buyer = Awaited<ReturnType<typeof transferBuyer>>;
const stateOf = async ({ client, order }: Pick<Buyer, 'client' | 'order'>) =>
  (await client.call(getOrder, { params: order })).body;
const part = ({ order }: Pick<Buyer, 'order'>, amount = price) => ({ order_number: order.number, amount });
const match = (id: number, amount: number, ...parts: ReturnType<typeof part>[]) =>
  staff.call(matchStatementEntry, { params: { id }, body: { amount, parts } });
const rejectMatch = (id: number, amount: number, ...parts: ReturnType<typeof part>[]) =>
  staff.reject(matchStatementEntry, { params: { id }, body: { amount, parts } });

it('suggests the order whose number the text names, and those that cost as much', async () => {
  const [named, other] = [await transferBuyer(test), await transferBuyer(test)];
  const entry = await arrive(test, staff, price, `tulbur ${named.order.number.slice(1)}`);
  const { orders } = (await staff.call(listPayableOrders, { params: entry })).body;
  expect(orders[0]).toMatchObject({ number: named.order.number, due: '125000.0', reasons: ['number', 'amount'] });
  expect(orders.find(({ number }) => number === other.order.number)?.reasons).toEqual(['amount']);
  const { body } = await staff.call(listPayableOrders, { params: entry, query: { q: other.order.number.slice(1) } });
  expect(body.orders.map(({ number }) => number)).toEqual([other.order.number]);
});

it('pays an order, once, and audits it', async () => {
  const buyer = await transferBuyer(test);
  const entry = await arrive(test, staff, price);
  expect([entry.verdict, entry.order_number]).toEqual(['unknown_reference', null]);
  const { body } = await match(entry.id, price, part(buyer));
  expect([body.verdict, body.order_number]).toEqual(['exact', buyer.order.number]);
  expect(await stateOf(buyer)).toMatchObject({ state: 'complete', payment_state: 'paid' });
  expect((await rejectMatch(entry.id, price, part(buyer))).body.code).toBe('STATEMENT_ENTRY_SETTLED');
  const admin = testClient(test.app);
  await admin.signIn('admin@example.mn', 'Admin-2026');
  const audited = (await admin.call(listAuditEntries, { query: { subject_id: entry.bank_id } })).body.entries;
  expect(audited).toMatchObject([{ action: 'matchStatementEntry', subject: 'statement_entry' }]);
});

it('divides an amount among orders and leaves the rest open', async () => {
  const buyers = [await transferBuyer(test), await transferBuyer(test)] as const;
  const entry = await arrive(test, staff, 300_000);
  await match(entry.id, 300_000, ...buyers.map(buyer => part(buyer)));
  for (const buyer of buyers) expect((await stateOf(buyer)).payment_state).toBe('paid');
  const { entries } = (await staff.call(listStatementEntries, { query: { q: entry.payer } })).body;
  expect(entries).toMatchObject([{ amount: '50000.0', reference: null, order_number: null }]);
  await staff.call(returnStatementEntry, { params: entries[0]!, body: { reason: 'Sent back' } });
});

it('adds a part to what has arrived, until the sum is whole', async () => {
  const buyer = await transferBuyer(test);
  const first = await arrive(test, staff, 50_000);
  await match(first.id, 50_000, part(buyer, 50_000));
  expect((await staff.call(getStatementEntry, { params: first })).body.verdict).toBe('too_little');
  expect((await stateOf(buyer)).completed_at).toBeNull();
  const second = await arrive(test, staff, 75_000, buyer.reference);
  expect(second.verdict).toBe('exact');
  expect((await stateOf(buyer)).payment_state).toBe('paid');
});

it('holds the goods of an expired order anew, and of one that was to be paid otherwise', async () => {
  const expired = await transferBuyer(test);
  test.pass(4 * 86_400_000);
  await freeOverdue(test.shop);
  const { client } = await newShopper(test);
  const byQr = { client, order: await toInvoice(client, 'qr') };
  for (const buyer of [expired, byQr]) {
    const entry = await arrive(test, staff, price);
    await match(entry.id, price, part(buyer));
    expect(await stateOf(buyer)).toMatchObject({ state: 'complete', payment_state: 'paid' });
  }
});

it('rejects an order whose goods are gone, and holds nothing', async () => {
  const buyer = await transferBuyer(test);
  test.pass(4 * 86_400_000);
  await freeOverdue(test.shop);
  await fillStock(test, { stock: 0 });
  const entry = await arrive(test, staff, price);
  expect((await rejectMatch(entry.id, price, part(buyer))).body.code).toBe('OUT_OF_STOCK');
  await fillStock(test);
  expect((await staff.call(getStatementEntry, { params: entry })).body.verdict).toBe('unknown_reference');
});

it.each([
  ['more than the amount', 200_000, [price, price], 'MATCH_SUM'],
  ['more than the order needs', 200_000, [price + 1], 'MATCH_AMOUNT'],
  ['another amount than was seen', 200_001, [price], 'STATEMENT_ENTRY_SETTLED'],
])('rejects %s', async (_, seen, amounts, code) => {
  const entry = await arrive(test, staff, 200_000);
  const parts = [];
  for (const amount of amounts) parts.push(part(await transferBuyer(test), amount));
  const rejected = await rejectMatch(entry.id, seen, ...parts);
  expect([rejected.status, rejected.body.code]).toEqual([422, code]);
});

it('credits an amount to the wallet of an account', async () => {
  const { id, client } = await newShopper(test);
  const { email } = await transferBuyer(test);
  const entry = await arrive(test, staff, 30_000);
  const body = { login: 'nobody@example.org', reason: 'Paid twice' };
  const unknown = await staff.reject(creditStatementEntry, { params: entry, body });
  expect(unknown.body).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
  const { body: credited } = await staff.call(creditStatementEntry, { params: entry, body: { ...body, login: email } });
  expect(credited).toMatchObject({ outcome: 'credited' });
  const owner = await test.shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await balanceOf(test, `user:${owner.id}:store_credit`)).toBe(30_000);
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(0);
  expect((await staff.reject(creditStatementEntry, { params: entry, body: { ...body, login: email } })).status).toBe(
    422,
  );
  expect(client.cookie()).not.toBe('');
});

it('imports the file of a bank, and each line once', async () => {
  const buyer = await transferBuyer(test);
  const csv = ['Огноо,Орлого,Гүйлгээний утга', `2026.11.21,"125,000",${buyer.reference}`, '2026.11.21,12.5,цай'].join(
    '\n',
  );
  const rejected = [{ line: 3, fault: 'amount' }];
  expect((await staff.call(importBankStatement, { body: { csv } })).body).toEqual({
    ...{ entered: 1, known: 0, matched: 1, rejected },
  });
  expect((await staff.call(importBankStatement, { body: { csv } })).body).toEqual({
    ...{ entered: 0, known: 1, matched: 0, rejected },
  });
  expect((await stateOf(buyer)).payment_state).toBe('paid');
  const unreadable = await staff.reject(importBankStatement, { body: { csv: 'a,b\n1,2' } });
  expect(unreadable.body.code).toBe('STATEMENT_FORMAT');
});
