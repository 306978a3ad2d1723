import { pathOf, type ProductChange, type VariantChange } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app);
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const changeProduct = (product: ProductChange['product'], slug = 'boots') =>
  staff.call(endpoints.changeProduct, { params: { slug }, body: { product } });
const changeVariant = (variant: VariantChange['variant'], id = 10) =>
  staff.call(endpoints.changeVariant, { params: { id }, body: { variant } });
const seen = async () => (await visitor.call(endpoints.getProduct, { params: { slug: 'boots' } })).body;
const variantSeen = async (id: number) => (await seen()).variants.find(variant => variant.id === id);

describe('prices of a product', () => {
  it('change for all readers immediately, and the search is notified', async () => {
    const answer = await changeProduct({ price: '150000.0', selling_price: 90_000, sale_expire_at: null });
    expect(answer).toMatchObject({
      status: 200,
      body: { price: '150000.0', selling_price: '90000.0', sale_percent: 40 },
    });
    expect(await seen()).toMatchObject({ price: '150000.0', selling_price: '90000.0', sale_expire_at: null });
    const { db } = test.shop;
    const change = await db
      .selectFrom('product_changes')
      .select('product_id')
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(change).toEqual({ product_id: 1 });
  });

  it('stay unchanged where the input omits them, and the sale ends with its price', async () => {
    await changeProduct({ price: 110_000, selling_price: 90_000 });
    await changeProduct({ selling_price: null });
    expect(await seen()).toMatchObject({ price: '110000.0', selling_price: '110000.0', sale_percent: 0 });
  });

  it('count to the second of the sale', async () => {
    const at = (seconds: number) => new Date(test.shop.clock().getTime() + seconds * 1000).toISOString();
    await changeProduct({ price: 100_000, selling_price: 70_000, sale_start_at: at(3600), sale_expire_at: at(7200) });
    expect(await seen()).toMatchObject({ selling_price: '100000.0', sale_percent: 0 });
    await changeProduct({ sale_start_at: at(-1) });
    expect(await seen()).toMatchObject({ selling_price: '70000.0', sale_percent: 30 });
  });

  it.each([
    [{ price: '99.5' }, 'price', 'The format is not valid.'],
    [{ price: 'free' }, 'price', 'The format is not valid.'],
    [{ price: -5 }, 'price', 'The format is not valid.'],
    [{ price: 1 }, 'price', 'The format is not valid.'],
    [{ price: 50_000, selling_price: 50_000 }, 'selling_price', 'This is too large or too long.'],
    [{ sale_start_at: 'tomorrow' }, 'sale_start_at', 'The format is not valid.'],
    [
      { sale_start_at: '2026-12-02T00:00:00Z', sale_expire_at: '2026-12-01T00:00:00Z' },
      'sale_expire_at',
      'This is too small or too short.',
    ],
  ])('are rejected where they are wrong: %j', async (change, field, text) => {
    const before = await seen();
    const answer = await changeProduct(change);
    const { code, errors } = errorOf(answer);
    expect({ status: answer.status, code, said: errors?.[field] }).toEqual({
      status: 422,
      code: 'INVALID',
      said: [text],
    });
    expect(await seen()).toEqual(before);
  });

  it('are not changed by an empty or unknown input', async () => {
    const path = pathOf(endpoints.changeProduct, { slug: 'boots' });
    expect((await changeProduct({})).status).toBe(422);
    expect((await staff.patch(path, { product: { published: false } })).status).toBe(422);
    expect(errorOf(await changeProduct({ price: 5000 }, 'no-such')).code).toBe('PRODUCT_NOT_FOUND');
    expect((await changeProduct({ price: 5000 }, 'unpublished')).status).toBe(404);
  });
});

describe('a variant', () => {
  it('has its own price, or the product’s', async () => {
    expect((await changeVariant({ price: 130_000 })).body).toMatchObject({ id: 10, price: '130000.0' });
    expect(await variantSeen(10)).toMatchObject({ price: '130000.0' });
    await changeProduct({ price: 110_000, selling_price: null });
    expect((await changeVariant({ price: null })).body).toMatchObject({ price: '110000.0', selling_price: '110000.0' });
  });

  it('has its stock replaced, or increased', async () => {
    const stock = (count_on_hand: number, force?: boolean) => changeVariant({ stock_item: { count_on_hand, force } });
    expect((await stock(7, true)).body).toMatchObject({ total_on_hand: 7, in_stock: true });
    expect((await stock(5)).body).toMatchObject({ total_on_hand: 12 });
    expect((await stock(-12)).body).toMatchObject({ total_on_hand: 0, in_stock: false });
    const rejected = await stock(-1);
    expect([rejected.status, errorOf(rejected).errors]).toEqual([
      422,
      { count_on_hand: ['This is too small or too short.'] },
    ]);
    expect((await stock(-1, true)).status).toBe(422);
    expect(await variantSeen(10)).toMatchObject({ total_on_hand: 0 });
  });

  it('changes completely or not at all', async () => {
    const before = await variantSeen(11);
    const { status } = await changeVariant({ price: 1000, stock_item: { count_on_hand: -1000 } }, 11);
    expect([status, await variantSeen(11)]).toEqual([422, before]);
  });

  it('is open to the staff only, and must exist', async () => {
    const change = { variant: { stock_item: { count_on_hand: 1 } } };
    expect((await visitor.reject(endpoints.changeVariant, { params: { id: 10 }, body: change })).status).toBe(401);
    const shopper = testClient(test.app);
    await shopper.signIn('shopper@example.mn', 'Shopper-2026');
    expect((await shopper.reject(endpoints.changeVariant, { params: { id: 10 }, body: change })).status).toBe(403);
    expect(errorOf(await changeVariant(change.variant, 999_999)).code).toBe('VARIANT_NOT_FOUND');
  });
});
