import { type ApiErrorBody, type ChooseReceipt, documentPaths, type Order, pathOf, times } from '@ortoo/contracts';
import { chooseReceipt, emptyOrder, getOrder, getOrganization, getReceipt } from '@ortoo/contracts/endpoints';
import { errorOf, type TestClient } from '../testing/client';
import { chooseToPay, fillStock, sandboxPage, toInvoice } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { issueReceipts } from './issue-receipts';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const shopper = async () => {
  const name = `receipt${(shoppers += 1)}`;
  return { client: await signedInShopper(test, name), email: `${name}@example.org` };
};
const read = async (client: TestClient, order: Order) => (await client.call(getReceipt, { params: order })).body;
const choose = (client: TestClient, order: Order, choice: ChooseReceipt) =>
  client.call(chooseReceipt, { params: order, body: choice });
const pay = (client: TestClient, order: Order) => client.post(sandboxPage(order), { action: 'approve' });
const atOffice = async () =>
  await test.shop.db.selectFrom('sandbox_records').select(['id', 'body']).where('emulator', '=', 'receipt').execute();
const switchTo = (client: TestClient, state: string) => client.post('/sandbox/switches/ebarimt', { state });

it('issues a citizen’s receipt once the order is paid, and emails it as a PDF', async () => {
  const { client, email } = await shopper();
  const order = await toInvoice(client, 'qr');
  expect((await choose(client, order, { kind: 'citizen', consumer_number: '12345678' })).body.state).toBe('awaiting');
  await issueReceipts(test.shop);
  expect(await read(client, order)).toMatchObject({ state: 'awaiting', ddtd: null });
  await pay(client, order);
  await issueReceipts(test.shop);
  const receipt = await read(client, order);
  expect(receipt).toMatchObject({
    state: 'issued',
    kind: 'citizen',
    ddtd: expect.stringMatching(/^\d{33}$/),
    lottery: expect.stringMatching(/^[A-Z]{2} \d{8}$/),
    total: order.total,
    // An eleventh of 120 000 and of 5 000 for the delivery, each rounded by itself.
    vat: '11363.64',
  });
  const shown = (await client.call(getOrder, { params: order })).body.receipt;
  expect(shown).toEqual({ state: 'issued', kind: 'citizen', ddtd: receipt.ddtd, pdf_url: receipt.pdf_url });

  type Outbox = { messages: { recipient: string; subject: string; attachments: { id: number; name: string }[] }[] };
  const { messages } = (await client.get<Outbox>('/dev/outbox.json')).body;
  const mail = messages.find(one => one.recipient === email && one.attachments.length > 0);
  expect(mail).toMatchObject({
    subject: `${order.number}: И-баримт`,
    attachments: [{ name: `${order.number}.pdf` }],
  });
  const page = { method: 'GET', headers: { cookie: client.cookie() } } as const;
  const [posted, opened] = await Promise.all([
    test.app.inject({ ...page, url: `/dev/outbox/attachments/${mail!.attachments[0]!.id}` }),
    test.app.inject({ ...page, url: receipt.pdf_url ?? '' }),
  ]);
  for (const pdf of [posted, opened]) {
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.rawPayload.toString('latin1')).toMatch(/DejaVuSans[\s\S]*ToUnicode|ToUnicode[\s\S]*DejaVuSans/);
  }
});

it('issues it to an organization that the tax office knows, without a lottery', async () => {
  const { client } = await shopper();
  const order = await toInvoice(client, 'qr');
  const found = await client.call(getOrganization, { params: { registry: '66-88845' } });
  expect(found.body).toEqual({
    registry_number: '6688845',
    tin: '37906688845',
    name: 'Туршилт 8845 ХХК',
    vat_payer: true,
  });
  const chosen = await choose(client, order, { kind: 'organization', registry_number: '6688845' });
  expect(chosen.body).toMatchObject({ kind: 'organization', organization_name: 'Туршилт 8845 ХХК' });
  await pay(client, order);
  await issueReceipts(test.shop);
  const receipt = await read(client, order);
  expect(receipt).toMatchObject({ state: 'issued', lottery: null, registry_number: '6688845' });
  const sent = (await atOffice()).find(({ id }) => id === receipt.ddtd);
  expect(sent?.body).toMatchObject({ type: 'B2B_RECEIPT', customerTin: '37906688845' });
});

it('issues one to a buyer without a choice, after the deadline for it', async () => {
  const { client } = await shopper();
  const order = await toInvoice(client, 'qr');
  expect((await client.reject(getReceipt, { params: order })).body.code).toBe('RECEIPT_NOT_ISSUED');
  await pay(client, order);
  test.pass(times.receiptChoice - 1);
  await issueReceipts(test.shop);
  expect((await client.reject(getReceipt, { params: order })).body.code).toBe('RECEIPT_NOT_ISSUED');
  test.pass(1);
  await issueReceipts(test.shop);
  expect(await read(client, order)).toMatchObject({ state: 'issued', kind: 'citizen', consumer_number: null });
});

it.each<[ChooseReceipt, number, string, string]>([
  [{ kind: 'organization', registry_number: '12345' }, 422, 'REGISTRY_NUMBER', 'registry_number'],
  [{ kind: 'organization', registry_number: 'УК03271614' }, 422, 'REGISTRY_NUMBER', 'registry_number'],
  [{ kind: 'organization', registry_number: '9999999' }, 404, 'ORGANIZATION_NOT_FOUND', 'registry_number'],
  [{ kind: 'citizen', consumer_number: '1234' }, 422, 'CONSUMER_NUMBER', 'consumer_number'],
])('rejects %j', async (choice, status, code, field) => {
  const { client } = await shopper();
  const order = await chooseToPay(client, 'qr');
  const rejected = await choose(client, order, choice);
  expect([rejected.status, errorOf(rejected).code, Object.keys(errorOf(rejected).errors ?? {})]).toEqual([
    status,
    code,
    [field],
  ]);
  await client.call(emptyOrder, { params: order });
});

it('waits while the tax office is unavailable, and longer from try to try', async () => {
  const { client } = await shopper();
  const order = await toInvoice(client, 'qr');
  await pay(client, order);
  test.pass(times.receiptChoice);
  const before = (await atOffice()).length;
  await switchTo(client, 'down');
  expect((await client.reject(getOrganization, { params: { registry: '6688845' } })).status).toBe(503);
  expect(await issueReceipts(test.shop)).toEqual({ failed: 1 });
  expect(await read(client, order)).toMatchObject({ state: 'awaiting', ddtd: null });
  expect((await client.get<ApiErrorBody>(documentPaths.receiptPdf(order.number))).body.code).toBe('RECEIPT_NOT_ISSUED');
  expect(errorOf(await choose(client, order, { kind: 'citizen' })).code).toBe('RECEIPT_ISSUED');
  expect(await issueReceipts(test.shop)).toEqual({ failed: 0 });
  await switchTo(client, 'up');
  test.pass(60_000);
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('awaiting');
  test.pass(60_000);
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('issued');
  expect(await atOffice()).toHaveLength(before + 1);
});

it('issues one receipt for concurrent requests, and shows it to its owner only', async () => {
  const { client } = await shopper();
  const order = await toInvoice(client, 'qr');
  await pay(client, order);
  test.pass(times.receiptChoice);
  const before = (await atOffice()).length;
  await Promise.all(Array.from({ length: 5 }, () => issueReceipts(test.shop)));
  expect(await atOffice()).toHaveLength(before + 1);
  const { client: stranger } = await shopper();
  for (const path of [pathOf(getReceipt, order), documentPaths.receiptPdf(order.number)])
    expect((await stranger.get<ApiErrorBody>(path)).body.code).toBe('ORDER_NOT_FOUND');
});

it('takes over a receipt when its process has died', async () => {
  const { client } = await shopper();
  const order = await toInvoice(client, 'qr');
  await pay(client, order);
  const now = test.shop.clock();
  await choose(client, order, { kind: 'citizen' });
  await test.shop.db
    .updateTable('receipts')
    .set({ state: 'issuing', claimed_at: now })
    .where('order_id', '=', order.id)
    .execute();
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('issuing');
  test.pass(10 * 60_000);
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('issued');
});
