import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { watchWishes } from './notice-wishes';

let test: TestShop;
let staff: TestClient;
let run: () => Promise<void>;
beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  ({ run } = await watchWishes(test.shop));
});
afterAll(() => test.close());

let shoppers = 0;
const wisher = async (...variants: number[]) => {
  shoppers += 1;
  const name = `wisher${shoppers}`;
  const client = await signedInShopper(test, name, '', undefined, testClient(test.app, { 'accept-language': 'en' }));
  for (const variant_id of variants) await client.call(endpoints.addWish, { body: { variant_id } });
  await run();
  return { client, email: `${name}@example.org` };
};
const setPrice = (price: number, slug = 'mongolian-only') =>
  staff.call(endpoints.changeProduct, { params: { slug }, body: { product: { price } } });
const setStock = (id: number, count_on_hand: number) =>
  staff.call(endpoints.changeVariant, {
    params: { id },
    body: { variant: { stock_item: { count_on_hand, force: true } } },
  });
const noticesOf = async (client: TestClient) => (await client.call(endpoints.listNotifications)).body.notifications;
const emailsTo = (recipient: string) =>
  test.shop.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();

afterEach(async () => {
  await setPrice(100_000);
  await setStock(40, 0);
  await run();
});

it('tells once of a price that falls, on the site and by an email in the shopper’s language', async () => {
  const { client, email } = await wisher(30);
  await setPrice(90_000);
  await Promise.all([run(), run()]);
  await run();
  expect(await noticesOf(client)).toMatchObject([
    {
      kind: 'price',
      title: 'Зөвхөн монгол is cheaper now',
      text: 'Now 90,000₮, before 100,000₮.',
      path: '/products/mongolian-only',
      is_read: false,
    },
  ]);
  const emails = await emailsTo(email);
  expect(emails).toMatchObject([{ kind: 'email', subject: 'Something on your wish list is cheaper now' }]);
  expect(emails[0]!.body).toContain('Зөвхөн монгол · Before 100,000₮ · 90,000₮');
  expect(emails[0]).toMatchObject({ site: 'ortoo', letter: { locale: 'en', link: { path: '/en/wishlists' } } });
});

it('does not tell of another change, nor of a price that rises; but of the next fall', async () => {
  const { client } = await wisher(30);
  await setStock(30, 7);
  await run();
  await setPrice(120_000);
  await run();
  expect(await noticesOf(client)).toEqual([]);
  await setPrice(110_000);
  await run();
  expect(await noticesOf(client)).toMatchObject([{ text: 'Now 110,000₮, before 120,000₮.' }]);
});

it('tells once of a variant in two lists, and of several products in one email', async () => {
  const { client, email } = await wisher(30, 40);
  const { body } = await client.call(endpoints.createWishlist, { body: { name: 'Birthday' } });
  await client.call(endpoints.addWish, { body: { variant_id: 30, wishlist_id: body.wishlists[0]!.id } });
  await setPrice(90_000);
  await setStock(40, 2);
  await run();
  expect((await noticesOf(client)).map(({ kind }) => kind).sort()).toEqual(['price', 'stock']);
  const emails = await emailsTo(email);
  expect(emails).toHaveLength(1);
  expect(emails[0]!.body).toMatch(/Cheaper now[^]*Back in stock\nsold-out · 100,000₮/);
});

it('writes in the name of each site of what is on its lists', async () => {
  const { client, email } = await wisher(30);
  const { body } = await client.call(endpoints.createWishlist, { body: { name: 'Journey' } });
  const { id } = body.wishlists[0]!;
  await client.call(endpoints.addWish, { body: { variant_id: 40, wishlist_id: id } });
  await test.shop.db.updateTable('wish_lists').set({ site: 'steppe' }).where('id', '=', id).execute();
  await setPrice(90_000);
  await setStock(40, 2);
  await run();
  const emails = await emailsTo(email);
  expect(emails.map(({ site, body: text }) => [site, /Зөвхөн монгол/.test(text), /sold-out/.test(text)])).toEqual(
    expect.arrayContaining([
      ['ortoo', true, false],
      ['steppe', false, true],
    ]),
  );
  expect(emails).toHaveLength(2);
});

it('tells when something is back in stock, once each time', async () => {
  const { client } = await wisher(40);
  await setStock(40, 3);
  await run();
  await setStock(40, 2);
  await run();
  expect(await noticesOf(client)).toMatchObject([{ kind: 'stock', title: 'sold-out is back in stock' }]);
  await setStock(40, 0);
  await run();
  await setStock(40, 1);
  await run();
  expect(await noticesOf(client)).toHaveLength(2);
});

it('tells when a sale begins, though nobody changes the product then', async () => {
  const { client } = await wisher(30);
  const sale_start_at = new Date(test.shop.clock().getTime() + 3_600_000).toISOString();
  const product = { selling_price: 70_000, sale_start_at };
  await staff.call(endpoints.changeProduct, { params: { slug: 'mongolian-only' }, body: { product } });
  await run();
  expect(await noticesOf(client)).toEqual([]);
  test.pass(3_600_000);
  await run();
  expect(await noticesOf(client)).toMatchObject([{ text: 'Now 70,000₮, before 100,000₮.' }]);
  const none = { selling_price: null, sale_start_at: null };
  await staff.call(endpoints.changeProduct, { params: { slug: 'mongolian-only' }, body: { product: none } });
});

it('writes no email to a shopper who has refused them', async () => {
  const { client, email } = await wisher(30);
  const refused = { kind: 'price', channel: 'email', enabled: false } as const;
  await client.call(endpoints.setNotification, { body: refused });
  await setPrice(90_000);
  await run();
  expect(await noticesOf(client)).toHaveLength(1);
  expect(await emailsTo(email)).toEqual([]);
});

it('forgets removed wishes', async () => {
  const { client } = await wisher(30);
  await client.call(endpoints.removeWish, { body: { variant_id: 30 } });
  await setPrice(90_000);
  await run();
  expect(await noticesOf(client)).toEqual([]);
});
