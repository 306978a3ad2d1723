import { type Order, shopApiPrefix } from '@ortoo/contracts';
import {
  getOrder,
  listAllCards,
  listCards,
  registerCard,
  removeCard,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { expectBalancedBooks } from '../testing/books';
import { errorOf, type TestClient } from '../testing/client';
import {
  requestInvoice,
  checkLast,
  chooseToPay,
  fillStock,
  methodIds,
  sandboxPage,
  toInvoice,
} from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const shopper = () => signedInShopper(test, `card${(shoppers += 1)}`);
const act = (client: TestClient, order: Order, action: string) => client.post(sandboxPage(order), { action });
const read = async (client: TestClient, order: Order) => (await client.call(getOrder, { params: order })).body;
const cardsOf = async (client: TestClient) => (await client.call(listCards)).body.cards;
const switchTo = (client: TestClient, state: string) => client.post('/sandbox/switches/card', { state });

it('sends the buyer to the bank, through card and 3-D Secure, and completes', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  const page = sandboxPage(order);
  const { body } = await client.get<string>(page);
  expect(body).toContain('name="number"');
  expect(body).toContain(`/checkout/pay?order=${order.number}&amp;returned=1`);
  const next = await client.post(page, { step: 'card', number: '5555555555554444', holder: 'BOLD' });
  expect(next.headers['location']).toBe(`${page}?step=code`);
  await client.post(page, { step: 'code', code: '9999' });
  expect((await read(client, order)).state).toBe('confirm');
  const back = await client.post(page, { step: 'code', code: '1234' });
  expect(back.headers['location']).toContain('/checkout/pay');
  expect(await read(client, order)).toMatchObject({ state: 'complete', payment_state: 'paid', amount_due: '0.0' });
  expect(await cardsOf(client)).toEqual([]);
});

it.each([
  ['decline', 'failed'],
  ['insufficient', 'failed'],
  ['lie', 'failed'],
  ['expire', 'void'],
])(
  'completes nothing when the bank says %s, and the order can be paid in another way',
  async (action, payment_state) => {
    const client = await shopper();
    const order = await toInvoice(client, 'card');
    await act(client, order, action);
    expect(await read(client, order)).toMatchObject({ state: 'payment', payment_state, held_until: null });
    const other = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
    const again = await client.call(updateCheckout, { params: order, body: other });
    const qr = (await requestInvoice(client, again.body)).body;
    await act(client, qr, 'approve');
    expect(await read(client, order)).toMatchObject({ state: 'complete', payment_total: order.total });
  },
);

it('fails after three wrong codes', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  for (const state of ['confirm', 'confirm', 'payment']) {
    await act(client, order, 'wrong_code');
    expect((await read(client, order)).state).toBe(state);
  }
});

it('saves the card when the buyer asks for it after the bank’s page was opened', async () => {
  const client = await shopper();
  const first = await toInvoice(client, 'card');
  const again = (await requestInvoice(client, first, { save_card: true })).body;
  expect(again.payments.map(({ state }) => state)).toEqual(['void', 'pending']);
  expect((await requestInvoice(client, again, { save_card: true })).body.payments).toEqual(again.payments);
  await act(client, again, 'approve');
  expect(await read(client, again)).toMatchObject({ state: 'complete', payment_state: 'paid' });
  const [saved] = await cardsOf(client);
  expect(saved).toBeDefined();

  const other = await toInvoice(client, 'card');
  const withSaved = (await requestInvoice(client, other, { card_id: saved!.id })).body;
  expect(withSaved.payments.map(({ state }) => state)).toEqual(['void', 'pending']);
  expect((await checkLast(client, withSaved)).body).toMatchObject({ state: 'complete', payment_state: 'paid' });
});

it('asks for no second payment when the opened page has been paid meanwhile', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  await switchTo(client, 'down');
  await act(client, order, 'approve');
  await switchTo(client, 'up');
  const paid = (await requestInvoice(client, order, { save_card: true })).body;
  expect(paid).toMatchObject({ state: 'complete', payment_total: order.total });
  expect(paid.payments).toHaveLength(1);
});

it('waits for a slow bank', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  await act(client, order, 'delay');
  expect((await checkLast(client, order)).body.state).toBe('confirm');
  await act(client, order, 'approve');
  expect((await read(client, order)).state).toBe('complete');
});

it('ignores forged and replayed notifications', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  const forged = {
    transactionId: order.payments[0]!.number,
    amount: '125000',
    errorCode: '000',
    checksum: 'a'.repeat(64),
  };
  const url = `${shopApiPrefix}/payments/callback`;
  const sent = await test.app.inject({ method: 'POST', url, payload: forged });
  expect([sent.statusCode, sent.body]).toEqual([200, 'SUCCESS']);
  expect((await read(client, order)).state).toBe('confirm');
  await act(client, order, 'approve');
  const done = await read(client, order);
  expect(done.state).toBe('complete');
  for (let time = 0; time < 3; time += 1) await act(client, order, 'repeat');
  expect(await read(client, order)).toEqual(done);
});

it('reports that the bank is unavailable, frees the goods, and continues when it is back', async () => {
  const client = await shopper();
  const order = await chooseToPay(client, 'card');
  await switchTo(client, 'down');
  const rejected = await requestInvoice(client, order);
  expect([rejected.status, errorOf(rejected).code]).toEqual([503, 'UNAVAILABLE']);
  expect(await read(client, order)).toMatchObject({ state: 'payment', held_until: null });
  await switchTo(client, 'up');
  const open = await toInvoice(client, 'card');
  await switchTo(client, 'down');
  expect((await checkLast(client, open)).status).toBe(503);
  await act(client, open, 'approve');
  expect((await read(client, open)).state).toBe('confirm');
  await switchTo(client, 'up');
  expect((await checkLast(client, open)).body.state).toBe('complete');
});

describe('a saved card', () => {
  const save = async (client: TestClient) => {
    const order = await toInvoice(client, 'card', { save_card: true });
    await act(client, order, 'approve');
    return (await cardsOf(client))[0]!;
  };

  it('is a token that shows only the last digits, and pays immediately', async () => {
    const client = await shopper();
    const card = await save(client);
    expect(card).toMatchObject({ last4: '1111', holder: 'TESTER' });
    expect(Object.keys(card).sort()).toEqual(['bank', 'created_at', 'holder', 'id', 'last4', 'removed_at']);
    const order = await toInvoice(client, 'card', { card_id: card.id });
    expect((await checkLast(client, order)).body).toMatchObject({ state: 'complete', payment_state: 'paid' });
  });

  it('is saved once, also when it is given again with a new token', async () => {
    const client = await shopper();
    const first = await save(client);
    const tokenOf = async (id: number) =>
      (await test.shop.db.selectFrom('cards').select('token').where('id', '=', id).executeTakeFirstOrThrow()).token;
    const before = await tokenOf(first.id);
    const { body } = await client.call(registerCard, { body: {} });
    await client.post(new URL(body.url).pathname, { action: 'approve' });
    const registered = await client.call(registerCard, { body: { registration: body.registration } });
    expect(registered.body).toMatchObject({ state: 'registered', card: { id: first.id } });
    expect(await cardsOf(client)).toEqual([first]);
    expect(await tokenOf(first.id)).not.toBe(before);
    const order = await toInvoice(client, 'card', { card_id: first.id });
    expect((await checkLast(client, order)).body).toMatchObject({ state: 'complete', payment_state: 'paid' });
  });

  it('is another one with other digits, for another owner, and after it was removed', async () => {
    const client = await shopper();
    const first = await save(client);
    const order = await toInvoice(client, 'card', { save_card: true });
    await client.post(sandboxPage(order), { step: 'card', number: '5555555555554444', holder: 'TESTER' });
    await act(client, order, 'approve');
    expect((await cardsOf(client)).map(({ last4 }) => last4)).toEqual(['4444', '1111']);
    expect((await save(await shopper())).id).not.toBe(first.id);
    await client.call(removeCard, { query: { cardId: first.id } });
    expect((await save(client)).id).not.toBe(first.id);
  });

  it('without money leaves the order payable in another way', async () => {
    const client = await shopper();
    const { id } = await save(client);
    const { token } = await test.shop.db
      .selectFrom('cards')
      .select('token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await client.post(`/sandbox/card/tokens/${token}`, { state: 'EMPTY' });
    const order = await toInvoice(client, 'card', { card_id: id });
    expect((await checkLast(client, order)).body).toMatchObject({ state: 'payment', payment_state: 'failed' });
  });

  it('belongs to its owner alone, and is gone when it is removed', async () => {
    const client = await shopper();
    const card = await save(client);
    const stranger = await shopper();
    const stolen = await requestInvoice(stranger, await chooseToPay(stranger, 'card'), { card_id: card.id });
    expect([stolen.status, errorOf(stolen).code]).toEqual([404, 'CARD_NOT_FOUND']);
    expect((await stranger.reject(removeCard, { query: { cardId: card.id } })).status).toBe(404);
    expect((await client.call(removeCard, { query: { cardId: card.id } })).status).toBe(204);
    expect(await cardsOf(client)).toEqual([]);
    const all = await client.call(listAllCards);
    expect(all.body.cards).toEqual([{ ...card, removed_at: expect.any(String) }]);
    const order = await requestInvoice(client, await chooseToPay(client, 'card'), { card_id: card.id });
    expect(order.status).toBe(404);
  });

  it('can be registered without buying', async () => {
    const client = await shopper();
    const begun = await client.call(registerCard, { body: {} });
    expect(begun.body).toMatchObject({ state: 'open', card: null });
    const { registration, url } = begun.body;
    const look = () => client.call(registerCard, { body: { registration } });
    expect((await look()).body.state).toBe('open');
    await client.post(new URL(url).pathname, { action: 'approve' });
    expect((await look()).body).toMatchObject({ state: 'registered', card: { last4: '1111' } });
    expect(await cardsOf(client)).toHaveLength(1);
    expect((await (await shopper()).reject(registerCard, { body: { registration } })).status).toBe(404);
  });

  it('is not registered when the bank declines', async () => {
    const client = await shopper();
    const { body } = await client.call(registerCard, { body: {} });
    await client.post(new URL(body.url).pathname, { action: 'decline' });
    const looked = await client.call(registerCard, { body: { registration: body.registration } });
    expect(looked.body).toMatchObject({ state: 'failed', card: null });
    expect(await cardsOf(client)).toEqual([]);
  });
});

it('leaves balanced books', () => expectBalancedBooks(test));
