import { getProduct } from '@ortoo/contracts/endpoints';
import { onProductChange } from '../db/index';
import { testClient, type TestClient } from '../testing/client';
import { startPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app);
});
afterAll(() => test.close());

const send = (headers = {}) => visitor.call(getProduct, { params: { slug: 'boots' } }, headers);

/** The price of the product, and so of its variants, which have none of their own then. */
const setPrice = (price: number, { shop } = test) =>
  write(shop.db, 'product', async trx => {
    const { id } = await trx
      .updateTable('products')
      .set({ price })
      .where('slug', '=', 'boots')
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.updateTable('variants').set({ price: null }).where('product_id', '=', id).execute();
  });

/**
 * Counts the queries for products since the last call: a cached response needs none. Small tables that only staff
 * change are not counted: they are read again after a second of the machine's clock.
 */
const watchDatabase = (): (() => number) => {
  const requests = jest.spyOn(test.shop.db, 'selectFrom');
  return () => {
    const tables = requests.mock.calls.map(([table]) => String(table));
    requests.mockClear();
    return tables.filter(table => table.startsWith('products')).length;
  };
};

it('responds again without the database, with the same version, each language its own', async () => {
  const workedOut = watchDatabase();
  const first = await send();
  expect(workedOut()).toBeGreaterThan(0);
  const again = await send();
  expect([workedOut(), again.body, again.headers['etag']]).toEqual([0, first.body, first.headers['etag']]);
  expect(again.headers['content-type']).toBe(first.headers['content-type']);
  const english = await send({ 'accept-language': 'en' });
  expect(english.body.name).not.toBe(first.body.name);
  const unchanged = await send({ 'if-none-match': String(first.headers['etag']) });
  expect([workedOut(), unchanged.status, unchanged.body]).toEqual([expect.any(Number), 304, '']);
});

it('computes one response for all who request it at the same time', async () => {
  const workedOut = watchDatabase();
  await send({ 'accept-language': 'it' });
  const alone = workedOut();
  test.pass(1_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ 'accept-language': 'it' })));
  expect([workedOut(), new Set(answers.map(({ body }) => JSON.stringify(body))).size]).toEqual([alone, 1]);
});

it('shows a new price immediately', async () => {
  await send();
  await setPrice(123_000);
  expect((await send()).body.price).toBe('123000.0');
});

it('ends a sale at its second', async () => {
  const during = await send();
  expect(Number(during.body.selling_price)).toBeLessThan(Number(during.body.price));
  test.pass(24 * 3_600_000);
  const after = await send();
  expect(after.body.selling_price).toBe(after.body.price);
});

it('caches nothing that was read while a product was being written', async () => {
  const [, ...answers] = await Promise.all([setPrice(140_000), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await send()).body.price).toBe('140000.0');
});

it('shows a price that another process has changed', async () => {
  const postgres = await startPostgres({ contents: 'example' });
  const [here, there] = [
    await startTestShop({ databaseUrl: postgres.url }),
    await startTestShop({ databaseUrl: postgres.url }),
  ];
  const price = async () => (await testClient(there.app).call(getProduct, { params: { slug: 'boots' } })).body.price;
  const before = await price();
  await here.shop.db.updateTable('products').set({ price: 170_000 }).where('slug', '=', 'boots').execute();
  // The second of the test's clock does not end: only a message outdates the answer.
  expect(await price()).toBe(before);
  let receive = (): void => undefined;
  const received = new Promise<void>(resolve => (receive = resolve));
  await onProductChange(there.shop.database, () => receive());
  await setPrice(160_000, here);
  await received;
  expect(await price()).toBe('160000.0');
  await Promise.all([here.close(), there.close()]);
  await postgres.close();
});

describe('while the database is down', () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  const breakDatabase = () =>
    jest.spyOn(test.shop.db, 'selectFrom').mockImplementation(() => {
      throw outage;
    });
  afterEach(() => jest.restoreAllMocks());

  it('serves its last response, marked as outdated and not cacheable', async () => {
    const before = await send();
    expect(before.headers['x-outdated']).toBeUndefined();
    test.pass(2_000);
    breakDatabase();
    const during = await send();
    expect([during.status, during.body]).toEqual([200, before.body]);
    expect(during.headers).toMatchObject({ 'cache-control': 'no-store', 'x-outdated': '1' });
  });

  it('reports it when nothing is cached, and when to retry', async () => {
    breakDatabase();
    const answer = await visitor.call(getProduct, { params: { slug: 'never-seen' } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.body).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('responds afresh once it is back', async () => {
    await setPrice(150_000);
    test.pass(2_000);
    expect((await send()).body.price).toBe('150000.0');
  });
});
