import { type ApiErrorBody, documentPaths, type InputOf, pathOf } from '@ortoo/contracts';
import { addLineItem, getProduct, listProducts, signIn, signUp } from '@ortoo/contracts/endpoints';
import type { listProductsSchemas } from '@ortoo/contracts/schema';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  client = testClient(test.app);
});
afterAll(() => test.close());

describe('failures', () => {
  it.each([
    ['mn', 'Ийм бараа олдсонгүй.'],
    ['en-GB,en;q=0.9', 'There is no such product.'],
    ['zh-CN', '没有该商品。'],
    ['fr', 'Ийм бараа олдсонгүй.'],
  ])('are in %s', async (language, error) => {
    const answer = await client.reject(getProduct, { params: { slug: 'none' } }, { 'accept-language': language });
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error, code: 'PRODUCT_NOT_FOUND', request_id: expect.any(String) });
  });

  it('name the fields', async () => {
    const english = { 'accept-language': 'en' };
    const { status, body } = await client.reject(signUp, { body: { login: 'a@b.org', password: 'short' } }, english);
    expect([status, body.errors]).toEqual([422, { password: ['This is too small or too short.'] }]);
    const missing = await client.post<ApiErrorBody>(signIn.path, { login: 'a@b.org' }, english);
    expect(missing.body.errors).toEqual({ password: ['Please fill this in.'] });
  });

  it.each([
    ['a variant beyond all', { line_item: { variant_id: 1e12 } }],
    ['no object', []],
    ['a negative quantity', { line_item: { variant_id: 10, quantity: -1 } }],
    ['a text with NUL', { line_item: { variant_id: 10, options: { note: '\u0000' } } }],
    ['huge', { line_item: { variant_id: 10, options: { note: 'x'.repeat(100_000) } } }],
  ])('answer below 500 to %s', async (_, payload) => {
    const { status, body } = await client.post<ApiErrorBody>(pathOf(addLineItem, { number: '0' }), payload);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.code).toEqual(expect.any(String));
  });

  it('slow down password guessing', async () => {
    const guess = () => client.reject(signIn, { body: { login: 'guess@example.org', password: 'wrong' } });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 7; attempt++) codes.push((await guess()).body.code);
    expect(codes).toEqual([...Array<string>(5).fill('WRONG_CREDENTIALS'), 'LOGIN_THROTTLED', 'LOGIN_THROTTLED']);
    const rejected = await guess();
    expect(rejected.headers['retry-after']).toBe('1');
    expect(rejected.body.error).toBe('Хэт олон удаа буруу оролдлоо. Дахин оролдох хүртэл: 1 секунд.');
    test.pass(1001);
    expect((await guess()).body.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('the catalogue', () => {
  type Query = InputOf<typeof listProductsSchemas>['query'];
  const slugs = async (query: Query = {}) =>
    (await client.call(listProducts, { query })).body.products.map(({ slug }) => slug).sort();

  it('lists only products that are for sale, in stock, available and pictured', async () => {
    expect(await slugs()).toEqual(['boots', 'hotel-coupon', 'mongolian-only']);
    expect(await slugs({ taxon: 'goods' })).toEqual(['boots', 'mongolian-only']);
    expect(await slugs({ kind: 'coupon' })).toEqual(['hotel-coupon']);
    expect(await slugs({ brand: 'ul' })).toEqual(['boots']);
  });

  it.each([
    ['sold-out', 200],
    ['without-picture', 200],
    ['tomorrow', 200],
    ['unpublished', 404],
  ])('has a page for %s: %d', async (slug, status) =>
    expect((await client.call(getProduct, { params: { slug } })).status).toBe(status),
  );

  it('is in the reader’s language, and in the site’s when that is missing', async () => {
    const read = async (slug: string, language: string) =>
      (await client.call(getProduct, { params: { slug } }, { 'accept-language': language })).body;
    const boots = await read('boots', 'en');
    expect([boots.name, boots.taxon.name, boots.locale]).toEqual(['boots', 'Shoes', undefined]);
    expect(await read('boots', 'ru')).toMatchObject({ name: 'boots', locale: 'en', taxon: { name: 'Shoes' } });
    expect(await read('mongolian-only', 'en')).toMatchObject({ name: 'Зөвхөн монгол', locale: 'mn' });
  });

  it('shows prices, variants and the way to the product', async () => {
    const { body } = await client.call(getProduct, { params: { slug: 'boots' } }, { 'accept-language': 'en' });
    expect(body).toMatchObject({ price: '100000.0', selling_price: '80000.0', sale_percent: 20, variant_id: null });
    expect(body.variants.map(({ options_text, selling_price }) => [options_text, selling_price])).toEqual([
      ['Size: 41', '80000.0'],
      ['Size: 42', '120000.0'],
    ]);
    expect(body.breadcrumbs.map(({ permalink }) => permalink)).toEqual(['goods', 'goods/shoes']);
  });

  it('is revalidated cheaply', async () => {
    const first = await client.get('/taxons/tree');
    const second = await client.get('/taxons/tree', undefined, { 'if-none-match': String(first.headers['etag']) });
    expect([second.status, second.body]).toEqual([304, '']);
  });

  it.each(['/session', '/sessio%6E', '/%73ession', documentPaths.openApi])('lets no cache store %s', async path => {
    const { status, headers } = await client.get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('describes itself', async () => {
    const { body } = await client.get<{ openapi: string; paths: object }>(documentPaths.openApi);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toContain('/api/v2/orders/{number}/line_items');
  });

  it('describes staff routes to the staff only', async () => {
    const read = async (...login: [login: string, password: string] | []) => {
      const reader = testClient(test.app);
      if (login.length === 2) await reader.signIn(...login);
      const { body } = await reader.get<{ paths: object; components: { schemas: object } }>(documentPaths.openApi);
      const paths = Object.keys(body.paths);
      const staffs = [...paths, ...Object.keys(body.components.schemas)].filter(name =>
        /back_office|^Staff/.test(name),
      );
      return { paths: paths.length, staffs: staffs.length, shown: JSON.stringify(body).includes('back_office') };
    };
    const [visitor, shopper, staff] = [
      await read(),
      await read('shopper@example.mn', 'Shopper-2026'),
      await read('staff@example.mn', 'Staff-2026'),
    ];
    expect([visitor, shopper].map(({ staffs, shown }) => ({ staffs, shown }))).toEqual([
      { staffs: 0, shown: false },
      { staffs: 0, shown: false },
    ]);
    expect(visitor.paths).toBeGreaterThan(80);
    expect(staff).toMatchObject({ shown: true });
    expect(staff.paths).toBeGreaterThan(visitor.paths + 10);
    expect(staff.staffs).toBeGreaterThan(10);
  });
});

describe('a repeated command', () => {
  const add = (key: string, variant_id: number, token: string) =>
    client.call(
      addLineItem,
      { params: { number: '0' }, body: { line_item: { variant_id, quantity: 1 } } },
      { 'idempotency-key': key, 'x-spree-order-token': token },
    );

  it('has one effect and one response; with another body it is rejected', async () => {
    const { body: cart } = await client.call(addLineItem, {
      params: { number: '0' },
      body: { line_item: { variant_id: 20 } },
    });
    const token = cart.token ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('key-00000001', 20, token)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(answers.every(answer => answer.status === 201 || errorOf(answer).code === 'IDEMPOTENCY_IN_FLIGHT')).toBe(
      true,
    );
    const replay = await add('key-00000001', 20, token);
    expect(replay.body).toEqual(made[0]?.body);
    expect(replay.body.total_quantity).toBe(2);
    expect(errorOf(await add('key-00000001', 30, token)).code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('of a visitor without an order is not confused with that of another', async () => {
    const open = () =>
      testClient(test.app).call(
        addLineItem,
        { params: { number: '0' }, body: { line_item: { variant_id: 20 } } },
        { 'idempotency-key': 'key-00000002' },
      );
    const [mine, other] = [await open(), await open()];
    expect([mine.status, other.status]).toEqual([201, 201]);
    expect(other.body.number).not.toBe(mine.body.number);
  });
});
