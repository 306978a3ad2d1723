import {
  getBadge,
  getBrand,
  getLookBook,
  getNutrition,
  getProduct,
  getSiteData,
  getSizeGuide,
  getVendor,
  listBadges,
  listLookBooks,
  listStockItems,
  listStores,
} from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { write } from '../../testing/write';

let test: TestShop;
let client: TestClient;
const english = { 'accept-language': 'en' };

beforeAll(async () => {
  test = await startTestShop();
  client = testClient(test.app);
});
afterAll(() => test.close());

it('lists the stores and their opening hours, in the reader’s language', async () => {
  const { body } = await client.call(listStores, {}, english);
  expect(body.stores).toEqual([
    expect.objectContaining({
      code: 'centre',
      kind: 'store',
      name: 'Central store',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '20:00' }],
    }),
  ]);
  const site = await client.call(getSiteData, { query: { load_store_locations: 'true' } });
  expect(site.body.store_locations).toMatchObject([{ id: 1, name: 'Төв салбар', hours: '10:00–\u206020:00' }]);
});

it('lists the stock of a variant by store, never more than the total', async () => {
  const items = async () =>
    (await client.call(listStockItems, { params: { slug: '0', id: 11 } }, english)).body.stock_items;
  const shown = async () => (await items()).map(item => [item.stock_location_name, item.count_on_hand]);
  await test.shop.db.deleteFrom('stock_items').execute();
  const row = { stock_location_id: 1, variant_id: 11, count_on_hand: 4 };
  await test.shop.db.insertInto('stock_items').values(row).execute();
  const [warehouse, store] = [(count: number) => ['default', count], (count: number) => ['Central store', count]];
  expect(await shown()).toEqual([warehouse(6), store(4)]);
  expect((await items()).map(item => item.stock_location_id)).toEqual([null, 1]);
  const setStock = (stock: number) =>
    write(test.shop.db, 'product', trx => trx.updateTable('variants').set({ stock }).where('id', '=', 11).execute());
  await setStock(3);
  expect(await shown()).toEqual([warehouse(0), store(3)]);
  await setStock(0);
  expect(await shown()).toEqual([warehouse(0)]);
});

it('shows look books with their products in order, and no unpublished one', async () => {
  const list = await client.call(listLookBooks, {}, english);
  expect(list.body.look_books).toMatchObject([{ slug: 'everyday', title: 'Every day', products_count: 2 }]);
  const { body } = await client.call(getLookBook, { params: { slug: 'everyday' } });
  expect(body.paragraphs).toEqual(['Нэг.', 'Хоёр.']);
  expect(body.products.map(({ slug }) => slug)).toEqual(['mongolian-only', 'boots']);
  const tomorrow = new Date(test.shop.clock().getTime() + 86_400_000);
  await test.shop.db.updateTable('look_books').set({ published_at: tomorrow }).execute();
  expect((await client.call(listLookBooks)).body.look_books).toEqual([]);
  expect((await client.reject(getLookBook, { params: { slug: 'everyday' } })).status).toBe(404);
});

it('shows the nutrition of a food in the reader’s language, and no label for other products', async () => {
  const { body } = await client.call(getNutrition, { params: { slug: 'mongolian-only' } });
  expect(body).toEqual({
    basis: '100 г',
    rows: [
      { name: 'Илчлэг', amount: 250, unit: 'ккал', part: false },
      { name: 'Өөх тос', amount: 1.5, unit: 'г', part: false },
    ],
    ingredients: null,
    allergens: 'Сүү',
  });
  expect((await client.call(getNutrition, { params: { slug: '3' } }, english)).body.allergens).toBe('Milk');
  for (const slug of ['boots', 'no-such', 'unpublished'])
    expect((await client.reject(getNutrition, { params: { slug } })).status).toBe(404);
});

it('shows the contents of the box and the return period of a product', async () => {
  const { body } = await client.call(getProduct, { params: { slug: 'mongolian-only' } });
  expect(body).toMatchObject({
    package_contents: ['1 ширхэг'],
    has_nutrition: true,
    size_guide: null,
    return_hours: 48,
  });
  expect(body.delivery_hours).toEqual({ city: [0, 48], country: [168, 336] });
  const coupon = await client.call(getProduct, { params: { slug: 'hotel-coupon' } });
  expect(coupon.body).toMatchObject({ has_nutrition: false, return_hours: 24, delivery_hours: null });
});

it.each([
  ['before its date', { available_on: new Date('2026-12-10T00:00:00Z') }],
  ['without a price', { price: 0, selling_price: null }],
])('is not for sale %s, but has a page', async (_, change) => {
  const set = (values: object) =>
    write(test.shop.db, 'product', trx =>
      trx.updateTable('products').set(values).where('slug', '=', 'mongolian-only').execute(),
    );
  const { price, selling_price, available_on } = await test.shop.db
    .selectFrom('products')
    .selectAll()
    .where('slug', '=', 'mongolian-only')
    .executeTakeFirstOrThrow();
  const isForSale = async () => (await client.call(getProduct, { params: { slug: 'mongolian-only' } })).body.for_sale;
  expect(await isForSale()).toBe(true);
  await set(change);
  expect(await isForSale()).toBe(false);
  await set({ price, selling_price, available_on });
});

it('has a size guide with as many cells in each row as columns', async () => {
  for (const code of ['shoes', 'clothes']) {
    const { body } = await client.call(getSizeGuide, { params: { code } }, english);
    expect(body.rows.filter(row => row.length !== body.columns.length)).toEqual([]);
    expect(body.how.length).toBeGreaterThan(0);
  }
  for (const code of ['hats', 'constructor'])
    expect((await client.reject(getSizeGuide, { params: { code } })).status).toBe(404);
});

it('shows brands, vendors and badges by their names', async () => {
  expect((await client.call(getBrand, { params: { code: 'ul' } })).body).toMatchObject({
    name: 'Ул',
    image: '/pictures/boots.webp',
  });
  for (const name of ['maker', '1']) {
    const { body } = await client.call(getVendor, { params: { id: name } }, english);
    expect(body).toMatchObject({ code: 'maker', name: 'Maker', average_rating: 0, total_reviews: 0 });
  }
  const { body } = await client.call(listBadges, {}, english);
  expect(body.badges).toEqual([{ id: 1, code: 'new', name: 'New', tone: 'accent' }]);
  expect((await client.call(getBadge, { params: { id: 1 } })).body.name).toBe('Шинэ');
  expect((await client.reject(getBrand, { params: { code: 'no' } })).status).toBe(404);
  expect((await client.reject(getVendor, { params: { id: 'no' } })).status).toBe(404);
  expect((await client.reject(getBadge, { params: { id: 9 } })).status).toBe(404);
});
