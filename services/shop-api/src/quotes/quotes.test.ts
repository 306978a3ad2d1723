import type { ApiErrorBody, NewQuote } from '@ortoo/contracts';
import { getProduct, listOwnQuotes, requestQuote } from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'travel' });
});
afterAll(() => test?.close());

let people = 0;
const email = () => `asker${people}@example.org`;
beforeEach(async () => {
  people += 1;
  client = await signedInShopper(test, 'asker', '', email(), testClient(test.app, { 'accept-language': 'en' }));
});

const person = () => ({ firstname: 'Номин', lastname: 'Бат', phone: '9911 2233', email: email() });
const journey = (): NewQuote => ({
  kind: 'travel',
  ...person(),
  salutation: 'MS',
  city: 'Улаанбаатар',
  country: 'Монгол',
  departure_airport: 'UBN',
  arrival_airport: 'NRT',
  date_from: '2026-12-20',
  date_to: '2026-12-27',
  adults: 2,
  children: 1,
  message: 'Цонхны суудал',
});
const suggestion = (): NewQuote => ({ kind: 'price', ...person(), product: 'dunes', quantity: 3, price: 420_000 });
const send = (quote: NewQuote, visitor = client) => visitor.call(requestQuote, { body: quote });
const emails = async () =>
  (await test.shop.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(2).execute()).reverse();

it('saves a requested journey, and writes to both sides', async () => {
  const { status, body } = await send(journey());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    number: expect.stringMatching(/^Q\d{9}$/),
    kind: 'travel',
    state: 'open',
    travel: { departure_airport: 'UBN', arrival_airport: 'NRT', date_from: '2026-12-20', adults: 2, children: 1 },
    product: null,
    answer: null,
  });
  const [receipt, request] = await emails();
  expect(receipt).toMatchObject({ recipient: email(), subject: `${body.number}: we have received your request` });
  expect(receipt!.body).toContain('UBN → NRT');
  expect(request).toMatchObject({ recipient: 'hello@ortoo.example' });
  expect(request!.body).toContain('+97699112233');
});

it('saves a suggested price for the vendor of the product', async () => {
  const { body } = await send(suggestion());
  expect(body).toMatchObject({
    kind: 'price',
    product: { slug: 'dunes', name: 'Dunes' },
    quantity: 3,
    suggested_price: '420000.0',
    display_suggested_price: '420,000₮',
    travel: null,
  });
  expect((await emails())[1]!.body).toContain('3 × 420,000₮');
});

it('shows each user the own requests, newest first', async () => {
  const { body: first } = await send(journey());
  const { body: second } = await send(suggestion());
  const { body } = await client.call(listOwnQuotes);
  expect(body).toMatchObject({ total_count: 2, pages: 1 });
  expect(body.quotes.map(({ number }) => number)).toEqual([second.number, first.number]);
});

it('shows the answer once there is one', async () => {
  const { body: requests } = await send(suggestion());
  const answer = { price: 450_000, message: 'Арав хоногийн дотор', valid_until: '2026-12-01T00:00:00.000Z' };
  await test.shop.db
    .updateTable('quotes')
    .set({ state: 'answered', answer: JSON.stringify(answer), answered_at: test.shop.clock() })
    .where('id', '=', requests.id)
    .execute();
  const { body } = await client.call(listOwnQuotes);
  expect(body.quotes[0]).toMatchObject({
    state: 'answered',
    answer: { price: '450000.0', display_price: '450,000₮', message: 'Арав хоногийн дотор' },
  });
});

it.each<[string, string, () => object]>([
  ['email', 'QUOTE_EMAIL', () => ({ ...journey(), email: 'somebody@example.org' })],
  ['date_from', 'QUOTE_DATE_PAST', () => ({ ...journey(), date_from: '2026-11-20' })],
  ['date_to', 'QUOTE_DATES', () => ({ ...journey(), date_to: '2026-12-19' })],
  ['arrival_airport', 'QUOTE_AIRPORTS', () => ({ ...journey(), arrival_airport: 'UBN' })],
  ['phone', 'INVALID', () => ({ ...journey(), phone: '123456' })],
  ['firstname', 'INVALID', () => ({ ...journey(), firstname: ' ' })],
  ['adults', 'INVALID', () => ({ ...journey(), adults: 0 })],
  ['salutation', 'INVALID', () => ({ ...journey(), salutation: 'DR' })],
  ['price', 'QUOTE_PRICE', () => ({ ...suggestion(), price: 500_000 })],
  ['product', 'QUOTE_UNAVAILABLE', () => ({ ...suggestion(), product: 'boots' })],
  ['product', 'PRODUCT_NOT_FOUND', () => ({ ...suggestion(), product: 'unpublished' })],
  ['message', 'INVALID', () => ({ ...person(), kind: 'product', product: 'dunes', message: '' })],
])('rejects %s with %s, as text', async (field, code, quote) => {
  const { status, body } = await client.post<ApiErrorBody>(requestQuote.path, quote());
  expect([Math.floor(status / 100), body.code]).toEqual([4, code]);
  expect(body.errors?.[field]?.[0]).toMatch(/\w+ \w+/);
});

it('requires a visitor to sign in first', async () => {
  expect((await send(journey(), testClient(test.app))).status).toBe(401);
  expect((await testClient(test.app).reject(listOwnQuotes)).status).toBe(401);
});

it('accepts ten requests an hour from one user, not from all together', async () => {
  const answers = [];
  for (let sent = 0; sent < 11; sent += 1) answers.push((await send(journey())).status);
  expect(answers).toEqual([...Array<number>(10).fill(201), 429]);
  const other = await signedInShopper(test, 'patient');
  expect((await send({ ...journey(), email: 'patient@example.org' }, other)).status).toBe(201);
});

it('lists the allowed kinds of requests on a product page', async () => {
  const flags = async (slug: string) => {
    const { body } = await client.call(getProduct, { params: { slug } });
    return [body.suggestion, body.custom_suggestion];
  };
  expect([await flags('dunes'), await flags('river-camp'), await flags('boots')]).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
});
