import {
  createInvoice,
  createRecharge,
  getOrder,
  getRecharge,
  importBankStatement,
  listStatementEntries,
  returnStatementEntry,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../checkout/api';
import { refundOrder } from '../testing/refunds';
import { balanceOf, expectBalancedBooks, findFaults } from '../testing/books';
import { newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { checkLast, chooseToPay, fillStock, methodIds, toInvoice, transferOf } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { importStatement } from './import-statement';

let test: TestShop;
let staff: TestClient;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const buyer = async () => {
  const client = await signedInShopper(test, `transfer${(shoppers += 1)}`);
  const order = await toInvoice(client, 'transfer');
  const invoice = transferOf(order);
  const read = async () => (await client.call(getOrder, { params: order })).body;
  const send = (change: object = {}) =>
    client.post('/sandbox/bank', { amount: invoice.amount, remittance: invoice.reference, ...change });
  return { client, order, invoice, read, send };
};
const openEntries = async (reference: string | null) =>
  (await staff.call(listStatementEntries, { query: { per_page: 100 } })).body.entries.filter(
    entry => entry.reference === reference,
  );
const owed = async () =>
  (
    await test.shop.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('code', '=', 'payable:transfer')
      .executeTakeFirst()
  )?.balance ?? 0;

it('shows account, amount, reference and deadline, and holds the goods until then', async () => {
  const { order, invoice } = await buyer();
  expect(invoice).toMatchObject({ kind: 'transfer', account_name: 'Ортоо ХХК', iban: 'MN480005005123456789' });
  expect(invoice.reference).toMatch(/^OT\d{8}$/);
  // A Saturday in November: the banks close on Monday at 18:00 in Ulaanbaatar.
  expect([invoice.expires_at, order.held_until]).toEqual(Array(2).fill('2026-11-23T10:00:00.000Z'));
});

it.each([
  ['mn', 'Туршилтын банк'],
  ['en', 'Sandbox bank'],
])('names the bank in the language of the buyer: %s', async (locale, bank) => {
  const client = await signedInShopper(test, `transfer${(shoppers += 1)}`);
  const { number, payments } = await chooseToPay(client, 'transfer');
  const params = { number, id: payments.at(-1)?.id ?? 0 };
  const { body } = await client.call(createInvoice, { params, body: {} }, { 'accept-language': locale });
  expect(transferOf(body).bank).toBe(bank);
});

it('completes the order of an exact sum, in any notation of the reference', async () => {
  const { client, order, invoice, read, send } = await buyer();
  expect((await checkLast(client, order)).body.state).toBe('confirm');
  await send({ remittance: `zahialga от ${invoice.reference.slice(2, 6)} ${invoice.reference.slice(6)}, bayarlalaa` });
  expect(await importStatement(test.shop)).toMatchObject({ matched: 1 });
  expect(await read()).toMatchObject({ state: 'complete', payment_state: 'paid', payment_total: order.total });
  expect(await importStatement(test.shop)).toMatchObject({ matched: 0 });
});

it.each([
  ['too little', 'too_little', { amount: 124_999 }],
  ['another currency', 'foreign', { currency: 'USD' }],
])('completes nothing for %s, and leaves it to staff', async (_, verdict, change) => {
  const { client, order, invoice, read, send } = await buyer();
  await send(change);
  await importStatement(test.shop);
  expect((await checkLast(client, order)).body.state).toBe('confirm');
  const [entry, ...more] = await openEntries(invoice.reference);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ verdict, expected: order.total, order_number: order.number, returned_at: null });
  expect((await read()).completed_at).toBeNull();
});

const emailsOf = async (number: string) =>
  (await test.shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'email').orderBy('id').execute())
    .filter(({ subject }) => subject.startsWith(number))
    .map(({ subject, body }) => `${subject} ${body}`);

it('tells the buyer what has arrived, and what is missing', async () => {
  const { client, order, invoice, read, send } = await buyer();
  for (const [amount, arrived, missing] of [
    [50_000, '50,000₮', '75,000₮'],
    [25_000, '75,000₮', '50,000₮'],
  ] as const) {
    await send({ amount });
    await importStatement(test.shop);
    const { payments } = (await checkLast(client, order)).body;
    expect(payments.at(-1)).toMatchObject({
      notice: `${arrived} орж ирлээ. Ижил гүйлгээний утгаар нэмж шилжүүлэх дүн: ${missing}.`,
      amount: order.total,
      invoice: { kind: 'transfer', reference: invoice.reference, amount: missing.replace(/\D/g, '') + '.0' },
    });
    expect((await emailsOf(order.number)).at(-1)).toMatch(
      new RegExp(`${arrived} .*${missing}[^]*${invoice.reference}`),
    );
  }
  await send({ amount: 50_000 });
  await importStatement(test.shop);
  expect((await read()).payments.at(-1)).toMatchObject({ state: 'completed', notice: null });
});

it('asks the bank when the buyer checks the payment, once for all who wait', async () => {
  const { client, order, send } = await buyer();
  test.pass(3_000);
  await send({ amount: 50_000 });
  const checked = async () => (await checkLast(client, order)).body.payments.at(-1);
  const statements = jest.spyOn(test.shop.partners.bank!, 'statement');
  const both = await Promise.all([checked(), checked()]);
  expect(both.map(payment => payment?.notice)).toEqual(Array(2).fill(expect.stringMatching(/^50,000₮ орж ирлээ/)));
  await checked();
  expect(statements).toHaveBeenCalledTimes(1);
  test.pass(3_000);
  await checked();
  expect(statements).toHaveBeenCalledTimes(2);
  statements.mockRestore();
});

it('says that it could not check while the bank is unavailable', async () => {
  const { client, order } = await buyer();
  test.pass(3_000);
  await staff.post('/sandbox/switches/bank', { state: 'down' });
  expect((await checkLast(client, order)).status).toBe(503);
  test.pass(3_000);
  await staff.post('/sandbox/switches/bank', { state: 'up' });
  expect((await checkLast(client, order)).status).toBe(200);
});

it('tells the buyer of money for an order that is paid already', async () => {
  const { order, read, send } = await buyer();
  await send();
  await importStatement(test.shop);
  await send({ amount: 9000 });
  await importStatement(test.shop);
  expect((await read()).payments.at(-1)?.notice).toContain('9,000₮ орж ирсэн ч захиалгад шаардлагагүй');
  expect((await emailsOf(order.number)).at(-1)).toContain('9,000₮ орж ирсэн боловч');
});

it.each([
  ['in one payment', [125_900]],
  ['in parts', [100_000, 25_900]],
])('completes an order that is overpaid %s, owes the rest back and informs the buyer', async (_, amounts) => {
  const { client, order, invoice, read, send } = await buyer();
  const before = await owed();
  for (const amount of amounts) {
    await send({ amount });
    await importStatement(test.shop);
  }
  expect(await read()).toMatchObject({ state: 'complete', payment_state: 'paid', payment_total: order.total });
  expect(await owed()).toBe(before + 900);
  const [entry, ...more] = await openEntries(invoice.reference);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ verdict: 'too_much', amount: '900.0', order_number: order.number, returned_at: null });
  const emails = await test.shop.db.selectFrom('outbox').selectAll().where('body', 'like', '%900₮%').execute();
  expect(emails.filter(({ subject }) => subject.startsWith(order.number))).toHaveLength(1);
  for (const [language, text] of [
    ['mn', '900₮ илүү'],
    ['en', '900₮ more'],
  ] as const) {
    const headers = { 'accept-language': language };
    const { payments } = (await client.call(getOrder, { params: order }, headers)).body;
    expect(payments.at(-1)?.notice).toContain(text);
  }
  await importStatement(test.shop);
  expect(await owed()).toBe(before + 900);
  expect((await staff.call(returnStatementEntry, { params: { id: entry!.id } })).status).toBe(204);
  expect(await owed()).toBe(before);
});

it('refunds no more of an overpaid order than its price', async () => {
  const { order, invoice, send } = await buyer();
  await send({ amount: invoice.amount + 700 });
  await importStatement(test.shop);
  const before = await owed();
  await refundOrder(test.shop, order.id, { key: `refund-${order.number}`, of: 'all', to: 'original' });
  expect(await owed()).toBe(before + invoice.amount);
  const open = await openEntries(invoice.reference);
  expect(open.map(({ verdict }) => verdict).sort()).toEqual(['refund', 'too_much']);
});

it('fills a wallet by transfer, and separates the rest', async () => {
  const { client, id } = await newShopper(test);
  const wish = { wallet: 'money', amount: 30_000, payment_method_id: methodIds.transfer };
  const { body } = await client.call(createRecharge, { body: wish });
  const { reference: remittance } = body.invoice as { reference: string };
  await client.post('/sandbox/bank', { amount: 30_500, remittance });
  expect(await importStatement(test.shop)).toMatchObject({ matched: 1 });
  expect(await balanceOf(test, `user:${id}:money`)).toBe(30_000);
  expect(await openEntries(remittance)).toMatchObject([{ verdict: 'too_much', amount: '500.0' }]);
});

it('requests the missing part of a recharge, and says what has arrived', async () => {
  const { client, id } = await newShopper(test);
  const wish = { wallet: 'money', amount: 30_000, payment_method_id: methodIds.transfer };
  const { body } = await client.call(createRecharge, { body: wish });
  const { reference: remittance } = body.invoice as { reference: string };
  await client.post('/sandbox/bank', { amount: 12_000, remittance });
  await importStatement(test.shop);
  expect((await client.call(getRecharge, { params: body })).body).toMatchObject({
    amount: '30000.0',
    invoice: { kind: 'transfer', amount: '18000.0' },
    notice: '12,000₮ орж ирлээ. Ижил гүйлгээний утгаар нэмж шилжүүлэх дүн: 18,000₮.',
  });
  await client.post('/sandbox/bank', { amount: 18_000, remittance });
  await importStatement(test.shop);
  expect(await balanceOf(test, `user:${id}:money`)).toBe(30_000);
  expect((await client.call(getRecharge, { params: body })).body).toMatchObject({ invoice: null, notice: null });
});

it('adds up parts to the sum', async () => {
  const { invoice, read, send } = await buyer();
  const before = await owed();
  await send({ amount: 100_000 });
  await importStatement(test.shop);
  expect(await owed()).toBe(before + 100_000);
  await send({ amount: invoice.amount - 100_000 });
  expect(await importStatement(test.shop)).toMatchObject({ matched: 1 });
  expect((await read()).state).toBe('complete');
  expect(await owed()).toBe(before);
  expect(await openEntries(invoice.reference)).toEqual([]);
});

it('rejects a reference that was never issued', async () => {
  const before = await openEntries(null);
  await staff.post('/sandbox/bank', { amount: 5000, remittance: 'OT00000000' });
  await importStatement(test.shop);
  const entries = await openEntries(null);
  expect(entries).toHaveLength(before.length + 1);
  expect(entries[0]).toMatchObject({ verdict: 'unknown_reference', expected: null, order_number: null });
});

it('owes back a double payment, until staff have returned it', async () => {
  const { invoice, read, send } = await buyer();
  await send();
  await importStatement(test.shop);
  const [done, before] = [await read(), await owed()];
  await send();
  await importStatement(test.shop);
  const { payments, ...rest } = await read();
  const { payments: doneBefore, ...restBefore } = done;
  expect(rest).toEqual(restBefore);
  expect(payments).toEqual(doneBefore.map(one => ({ ...one, notice: expect.stringContaining('мөнгийг тань буцааж') })));
  expect(await owed()).toBe(before + invoice.amount);
  const [entry] = await openEntries(invoice.reference);
  expect(entry).toMatchObject({ verdict: 'repeated' });
  expect((await staff.call(returnStatementEntry, { params: { id: entry!.id } })).status).toBe(204);
  expect(await owed()).toBe(before);
  const again = await staff.reject(returnStatementEntry, { params: { id: entry!.id } });
  expect([again.status, again.body.code]).toEqual([422, 'STATEMENT_ENTRY_SETTLED']);
  expect(await openEntries(invoice.reference)).toEqual([]);
});

it('leaves refunds to staff', async () => {
  const { order, invoice, read, send } = await buyer();
  await send();
  await importStatement(test.shop);
  expect((await read()).state).toBe('complete');
  const before = await owed();
  await refundOrder(test.shop, order.id, { key: `refund-${order.number}`, of: 'all', to: 'original' });
  const [entry] = await openEntries(invoice.reference);
  expect(entry).toMatchObject({ verdict: 'refund', amount: order.total });
  expect(await owed()).toBe(before + invoice.amount);
  await staff.call(returnStatementEntry, { params: { id: entry!.id } });
  expect(await owed()).toBe(before);
});

it('fetches the statement as soon as staff request it', async () => {
  const { read, send } = await buyer();
  await send();
  expect((await staff.call(importBankStatement)).body).toMatchObject({ matched: 1 });
  expect((await read()).state).toBe('complete');
});

it('imports a statement as a file, and each entry only once', async () => {
  const { invoice, read } = await buyer();
  const { amount, reference: remittance } = invoice;
  const entries = [{ id: 'file-1', booked_at: '2026-11-21T05:00:00Z', amount, currency: 'MNT', remittance }];
  const first = (await staff.call(importBankStatement, { body: { entries } })).body;
  expect(first).toEqual({ entered: 1, known: 0, matched: 1, rejected: [] });
  expect((await read()).state).toBe('complete');
  const before = await owed();
  const second = (await staff.call(importBankStatement, { body: { entries } })).body;
  expect(second).toEqual({ entered: 0, known: 1, matched: 0, rejected: [] });
  expect(await owed()).toBe(before);
});

it('waits for a bank that is unavailable', async () => {
  const { read, send } = await buyer();
  await send();
  await staff.post('/sandbox/switches/bank', { state: 'down' });
  await expect(importStatement(test.shop)).rejects.toThrow('503');
  expect((await read()).state).toBe('confirm');
  await staff.post('/sandbox/switches/bank', { state: 'up' });
  await importStatement(test.shop);
  expect((await read()).state).toBe('complete');
});

it('frees the goods at the deadline; later payments are owed back', async () => {
  const { invoice, read, send } = await buyer();
  test.pass(3 * 86_400_000);
  await freeOverdue(test.shop);
  expect(await read()).toMatchObject({ state: 'payment', held_until: null });
  const before = await owed();
  await send();
  expect(await importStatement(test.shop)).toMatchObject({ matched: 0 });
  expect((await read()).completed_at).toBeNull();
  expect(await openEntries(invoice.reference)).toMatchObject([{ verdict: 'late' }]);
  expect(await owed()).toBe(before + invoice.amount);
});

it('leaves balanced books', () => expectBalancedBooks(test));

it('detects manipulated amounts owed back', async () => {
  const [entry] = (await staff.call(listStatementEntries)).body.entries.filter(one => one.currency === 'MNT');
  const set = (returned_at: Date | null) =>
    test.shop.db.updateTable('statement_entries').set({ returned_at }).where('id', '=', entry!.id).execute();
  await set(test.shop.clock());
  expect(await findFaults(test.shop.db)).toMatchObject([{ promise: 'Transfers that pay for nothing are owed back' }]);
  await set(null);
  await expectBalancedBooks(test);
});
