import type { Lease, Order } from '@ortoo/contracts';
import {
  applyForLease,
  checkLeasePayment,
  createLeasePayment,
  emptyOrder,
  getLease,
  getOrder,
  listCards,
  removeCard,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from './testing/books';
import { newShopper } from './testing/buyers';
import type { TestClient } from './testing/client';
import {
  requestInvoice,
  callbackOf,
  checkLast,
  chooseToPay,
  fillStock,
  methodIds,
  sandboxPage,
  toInvoice,
  transferOf,
} from './testing/payments';
import { startPostgres, type TestPostgres } from './testing/postgres';
import { startTestShop, type TestShop } from './testing/test-shop';
import { importStatement } from './transfers/api';

const rounds = process.env['LONG'] ? 20 : 3;
const askers = 8;

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 20 });
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const shopper = async () => (await newShopper(test)).client;
const together = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: askers }, work));
const read = async (client: TestClient, { number }: Order) =>
  (await client.call(getOrder, { params: { number } })).body;

describe('a lease', () => {
  const leaseOf = async (client: TestClient, { number }: Order) =>
    (await client.call(getLease, { params: { number } })).body;
  const send = (client: TestClient, { number }: Order) =>
    client.call(createLeasePayment, { params: { number }, body: { payment_method_id: methodIds.qr } });
  const bankPage = ({ payments }: Lease): string => {
    const invoice = payments.findLast(one => one.invoice !== null)?.invoice;
    return invoice?.kind === 'qr' ? new URL(invoice.urls[0]?.link ?? '').pathname : '';
  };
  const pay = async (client: TestClient, order: Order) =>
    client.post(bankPage((await send(client, order)).body), { action: 'approve' });

  /** An order of 480,000₮ with a running loan. */
  const running = async () => {
    const client = await shopper();
    const order = (await requestInvoice(client, await chooseToPay(client, 'leasing', 4))).body;
    await pay(client, order);
    await client.call(applyForLease, { params: order, body: { phone: '9911 2233' } });
    type Loans = { loans: { id: string; body: { description: string } }[] };
    const { loans } = (await client.get<Loans>('/sandbox/loans.json')).body;
    const loan = loans.find(({ body }) => body.description === order.number);
    await client.post(`/sandbox/loans/${loan?.id}`, { action: 'approve' });
    return { client, order };
  };

  it('pays each instalment once for concurrent checks of the same payment', async () => {
    const { client, order } = await running();
    const owed = await balanceOf(test, 'leasing');
    const { body: open } = await send(client, order);
    const payment = open.payments.at(-1);
    const [first] = open.schedule;
    const look = () => client.call(checkLeasePayment, { params: { number: order.number, id: payment?.id ?? 0 } });
    const callback = await callbackOf(test, payment?.number ?? '');
    const call = () => client.get(callback);
    await Promise.all([client.post(bankPage(open), { action: 'approve' }), together(look), together(call)]);
    await look();
    const paid = (await leaseOf(client, order)).schedule.filter(({ paid_at }) => paid_at !== null);
    expect(paid.map(({ position }) => position)).toEqual([first?.position]);
    expect(await balanceOf(test, 'leasing')).toBe(owed + Number(first?.principal));
  });

  it('has one invoice open for concurrent requests', async () => {
    const { client, order } = await running();
    const answers = await together(() => send(client, order));
    expect(answers.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
    const open = (await leaseOf(client, order)).payments.filter(({ state }) => state === 'pending');
    expect(open).toHaveLength(1);
  });
});

it('books an amount of a statement once for concurrent workers', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'transfer');
  const { reference, amount } = transferOf(order);
  await client.post('/sandbox/bank', { amount, remittance: reference });
  await client.post('/sandbox/bank', { amount: 7_000, remittance: 'no reference' });
  const owed = await balanceOf(test, 'payable:transfer');
  const imports = await Promise.all(Array.from({ length: 10 }, () => importStatement(test.shop)));
  expect(imports.reduce((sum, { matched }) => sum + matched, 0)).toBe(1);
  expect(await read(client, order)).toMatchObject({ state: 'complete', payment_total: order.total });
  expect((await balanceOf(test, 'payable:transfer')) - owed).toBe(7_000);
});

describe('a saved card', () => {
  const cardsOf = async (client: TestClient) => (await client.call(listCards)).body.cards;
  const save = async (client: TestClient) => {
    const order = await toInvoice(client, 'card', { save_card: true });
    await Promise.all([
      client.post(sandboxPage(order), { action: 'approve' }),
      together(() => checkLast(client, order)),
    ]);
    await checkLast(client, order);
    return order;
  };

  it('is saved once for concurrent settlements of its payment, and stays removed', async () => {
    const client = await shopper();
    const order = await save(client);
    const [card, ...more] = await cardsOf(client);
    expect(more).toEqual([]);
    await Promise.all([
      client.call(removeCard, { query: { cardId: card?.id ?? 0 } }),
      together(() => client.post(sandboxPage(order), { action: 'repeat' })),
    ]);
    expect(await cardsOf(client)).toEqual([]);
  });

  it('pays or is removed first, and never leaves money without an order', async () => {
    const client = await shopper();
    for (let round = 0; round < rounds; round += 1) {
      await save(client);
      const [card] = await cardsOf(client);
      const chosen = await chooseToPay(client, 'card');
      const [requests] = await Promise.all([
        requestInvoice(client, chosen, { card_id: card?.id }),
        client.call(removeCard, { query: { cardId: card?.id ?? 0 } }),
      ]);
      expect([200, 404]).toContain(requests.status);
      if (requests.status === 200) {
        await checkLast(client, requests.body);
        expect(await read(client, chosen)).toMatchObject({ state: 'complete', payment_state: 'paid' });
      } else {
        expect(await read(client, chosen)).toMatchObject({ state: 'payment', held_until: null });
        await client.call(emptyOrder, { params: chosen });
      }
      expect(await cardsOf(client)).toEqual([]);
    }
  });
});
