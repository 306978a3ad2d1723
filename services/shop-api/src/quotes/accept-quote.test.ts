import type { NewQuote } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { changed, transact } from '../db/changes';
import { testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  // Goods for which a price may be suggested.
  const details = '{"suggestion":true}';
  await transact(test.shop.db, async trx => {
    await trx.updateTable('products').set({ details }).where('slug', '=', 'boots').execute();
    await changed(trx, 'product', [1]);
  });
});
afterAll(() => test.close());

let people = 0;
const hour = 3_600_000;
const later = (milliseconds: number) => new Date(test.shop.clock().getTime() + milliseconds).toISOString();

const shopper = async () => {
  people += 1;
  const email = `haggler${people}@example.org`;
  const client = await signedInShopper(test, 'haggler', '', email, testClient(test.app, { 'accept-language': 'en' }));
  const person = { firstname: 'Номин', lastname: 'Бат', phone: '9911 2233', email };
  return { client, email, person };
};
const boots = { kind: 'price' as const, product: 'boots', variant_id: 11, quantity: 2, price: 70_000 };

/** A shopper with a request for this, which is answered with 95,000₮ for one when it is of boots. */
const quoted = async (request: Partial<NewQuote> = boots, answer: { valid_until?: string } = {}) => {
  const { client, email, person } = await shopper();
  const { body } = await client.call(endpoints.requestQuote, { body: { ...person, ...request } as NewQuote });
  const params = { id: body.id };
  const answered = await staff.call(endpoints.answerQuote, {
    params,
    body: { price: 95_000, message: 'Таны санал арай бага байна', ...answer },
  });
  expect(answered.status).toBe(200);
  const accept = () => client.call(endpoints.acceptQuote, { params });
  return { client, email, params, accept, number: body.number };
};
const cartOf = async (client: TestClient) => (await client.call(endpoints.getCurrentOrder)).body;

describe('an answer', () => {
  it('reaches the shopper on the site and by email, in the language of the request', async () => {
    const { client, email, number } = await quoted();
    const { body } = await client.call(endpoints.listOwnQuotes);
    expect(body.quotes).toMatchObject([
      {
        state: 'answered',
        acceptance: 'cart',
        answer: { display_price: '95,000₮', message: 'Таны санал арай бага байна', valid_until: later(7 * 24 * hour) },
      },
    ]);
    const notices = (await client.call(endpoints.listNotifications)).body.notifications;
    expect(notices).toMatchObject([{ kind: 'quote', title: `${number}: your quote has been answered` }]);
    const sent = await test.shop.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent).toMatchObject({ subject: `${number}: your quote is here` });
    expect(sent.body).toContain('95,000₮');
  });

  it('is given once, by staff, and not for the past', async () => {
    const { params } = await quoted();
    const body = { price: 1000, message: '' };
    expect((await staff.reject(endpoints.answerQuote, { params, body })).body.code).toBe('QUOTE_CLOSED');
    const { client, person } = await shopper();
    const { body: open } = await client.call(endpoints.requestQuote, { body: { ...person, ...boots } });
    const past = { ...body, valid_until: later(-hour) };
    expect((await staff.reject(endpoints.answerQuote, { params: { id: open.id }, body: past })).status).toBe(422);
    expect((await client.reject(endpoints.answerQuote, { params: { id: open.id }, body })).status).toBe(403);
    expect((await staff.reject(endpoints.answerQuote, { params: { id: 99_999 }, body })).body.code).toBe(
      'QUOTE_NOT_FOUND',
    );
  });
});

describe('the list of staff', () => {
  const numbers = async (query: object) =>
    (await staff.call(endpoints.listStaffQuotes, { query })).body.quotes.map(({ number }) => number);

  it('has requests by state, kind and customer', async () => {
    const { client, email, person } = await shopper();
    const { body: open } = await client.call(endpoints.requestQuote, { body: { ...person, ...boots } });
    const { number } = await quoted();
    expect(await numbers({ q: email })).toEqual([open.number]);
    expect(await numbers({ q: open.number.toLowerCase(), kind: 'price' })).toEqual([open.number]);
    expect(await numbers({ q: email, kind: 'travel' })).toEqual([]);
    expect(await numbers({ q: number, state: 'answered' })).toEqual([number]);
    expect(await numbers({ q: number, state: 'all' })).toEqual([number]);
    expect(await numbers({ q: '%' })).toEqual([]);
    const [row] = (await staff.call(endpoints.listStaffQuotes, { query: { q: email } })).body.quotes;
    expect(row).toMatchObject({ customer: 'Номин Бат', email, display_suggested_price: '70,000₮' });
  });
});

describe('accepting', () => {
  it('puts the goods into the cart at the offered price', async () => {
    const { client, accept } = await quoted();
    const { body } = await accept();
    expect(body.quote).toMatchObject({ state: 'accepted', acceptance: null });
    expect(body.order?.line_items).toMatchObject([
      { variant_id: 11, quantity: 2, price: '95000.0', total: '190000.0', previous_price: null },
    ]);
    expect((await cartOf(client))?.item_total).toBe('190000.0');
  });

  it('happens once', async () => {
    const { client, params } = await quoted();
    const answers = await Promise.all([1, 2, 3].map(() => client.reject(endpoints.acceptQuote, { params })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await cartOf(client))?.total_quantity).toBe(2);
  });

  it('leaves an ordinary line of the same variant at its price', async () => {
    const { client, accept } = await quoted();
    const line_item = { variant_id: 11, quantity: 1 };
    await client.call(endpoints.addLineItem, { params: { number: '0' }, body: { line_item } });
    await accept();
    expect((await cartOf(client))?.line_items.map(({ quantity, price }) => [quantity, price])).toEqual([
      [1, '120000.0'],
      [2, '95000.0'],
    ]);
  });

  it('is for this quantity: another has the usual price, and the same again the offered one', async () => {
    const { client, accept } = await quoted();
    const order = (await accept()).body.order!;
    const id = order.line_items[0]!.id;
    const change = async (quantity: number) => {
      const params = { number: order.number, id };
      const { body } = await client.call(endpoints.changeLineItem, { params, body: { line_item: { quantity } } });
      return body.line_items[0]?.price;
    };
    expect([await change(3), await change(1), await change(2)]).toEqual(['120000.0', '120000.0', '95000.0']);
  });

  it('is for this shopper and cart: nobody gets the price by naming the quote', async () => {
    const { accept, number } = await quoted();
    await accept();
    const thief = (await shopper()).client;
    const line_item = { variant_id: 11, quantity: 2, options: { quote: number } };
    const { body } = await thief.call(endpoints.addLineItem, { params: { number: '0' }, body: { line_item } });
    expect(body.line_items[0]?.price).toBe('120000.0');
  });

  it('needs a valid answer; the price ends with it, in the cart too', async () => {
    const late = await quoted(boots, { valid_until: later(hour) });
    const early = await quoted(boots, { valid_until: later(hour) });
    await early.accept();
    test.pass(hour + 1000);
    expect((await late.client.reject(endpoints.acceptQuote, { params: late.params })).body.code).toBe('QUOTE_CLOSED');
    expect((await late.client.call(endpoints.listOwnQuotes)).body.quotes).toMatchObject([
      { state: 'expired', acceptance: null },
    ]);
    expect((await cartOf(early.client))?.line_items).toMatchObject([{ price: '120000.0', previous_price: '95000.0' }]);
  });

  it('does not count when the goods are gone', async () => {
    const { client, params } = await quoted({ ...boots, quantity: 99 });
    expect((await client.reject(endpoints.acceptQuote, { params })).body.code).toBe('QUANTITY_UNAVAILABLE');
    expect((await client.call(endpoints.listOwnQuotes)).body.quotes).toMatchObject([{ state: 'answered' }]);
  });

  it('of a trip is told to its seller, who arranges it', async () => {
    const { client, params, number } = await quoted({ kind: 'price', product: 'dunes', quantity: 3, price: 400_000 });
    const { body } = await client.call(endpoints.acceptQuote, { params });
    expect(body).toMatchObject({ quote: { state: 'accepted' }, order: null });
    const sent = await test.shop.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent.subject).toBe(`${number}: хэрэглэгч үнийн саналыг зөвшөөрлөө`);
    expect(sent.body).toContain('95,000₮');
  });
});

it('is declined, once', async () => {
  const { client, params } = await quoted();
  expect((await client.call(endpoints.declineQuote, { params })).body.state).toBe('declined');
  expect((await client.reject(endpoints.acceptQuote, { params })).body.code).toBe('QUOTE_CLOSED');
  expect((await client.reject(endpoints.declineQuote, { params })).body.code).toBe('QUOTE_CLOSED');
});

it('of another shopper does not exist', async () => {
  const { params } = await quoted();
  const { client } = await shopper();
  const rejected = { status: 404, body: { code: 'QUOTE_NOT_FOUND' } };
  expect(await client.reject(endpoints.acceptQuote, { params })).toMatchObject(rejected);
  expect(await client.reject(endpoints.declineQuote, { params })).toMatchObject(rejected);
});
