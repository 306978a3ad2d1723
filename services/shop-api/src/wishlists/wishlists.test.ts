import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropOldWishes } from './wishlists';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

let shoppers = 0;
/** A shopper with these wishes, the last one in front. */
const shopperWith = async (...variants: number[]) => {
  shoppers += 1;
  const name = `wisher${shoppers}`;
  const client = await signedInShopper(test, name, '', undefined, testClient(test.app, { 'accept-language': 'en' }));
  for (const variant_id of variants) await client.call(endpoints.addWish, { body: { variant_id } });
  return client;
};
const listsOf = async (client: TestClient) => (await client.call(endpoints.listWishlists)).body;
const defaultOf = async (client: TestClient) => (await listsOf(client)).wishlists.find(list => list.is_default)!;
/** Creates a list and returns its id. */
const create = async (client: TestClient, name: string) => {
  const { body } = await client.call(endpoints.createWishlist, { body: { name } });
  return body.wishlists.find(list => list.name === name)!.id;
};
const shownOf = async (client: TestClient, id: number) =>
  (await client.call(endpoints.getWishlist, { params: { id } })).body.wished_products;
const variantsOf = async (client: TestClient, id: number) =>
  (await shownOf(client, id)).map(({ variant_id }) => variant_id);

describe('lists', () => {
  it('begin with a default one; a new list goes to the front, beside it', async () => {
    const client = await shopperWith(10);
    await create(client, 'Birthday');
    await create(client, 'New year');
    const { wishlists } = await listsOf(client);
    expect(wishlists.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['New year', false],
      ['Birthday', false],
      ['', true],
    ]);
  });

  it('are renamed, and one is the default, to which wishes are added', async () => {
    const client = await shopperWith();
    const id = await create(client, 'Birthday');
    await client.call(endpoints.renameWishlist, { params: { id }, body: { name: 'Home' } });
    await client.call(endpoints.chooseWishlist, { params: { id } });
    await client.call(endpoints.addWish, { body: { variant_id: 10 } });
    const { wishlists } = await listsOf(client);
    expect(wishlists.map(({ name, is_default, wished_products: wishes }) => [name, is_default, wishes.length])).toEqual(
      [
        ['Home', true, 1],
        ['', false, 0],
      ],
    );
  });

  it('are deleted with their wishes; the newest of the others follows the default one', async () => {
    const client = await shopperWith(10);
    await create(client, 'Older');
    await create(client, 'Newer');
    const { id } = await defaultOf(client);
    const { body } = await client.call(endpoints.deleteWishlist, { params: { id } });
    expect(body.wishlists.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Newer', true],
      ['Older', false],
    ]);
    expect(body.wished_ids).toEqual([]);
  });

  it('are limited in number, and a name is required', async () => {
    const client = await shopperWith();
    for (let count = 1; count < 20; count += 1) await create(client, `List ${count}`);
    expect(await client.reject(endpoints.createWishlist, { body: { name: 'More' } })).toMatchObject({
      status: 422,
      body: { code: 'WISHLISTS_TOO_MANY' },
    });
    expect((await client.reject(endpoints.createWishlist, { body: { name: '  ' } })).status).toBe(422);
  });

  it.each([
    ['read', (client: TestClient, id: number) => client.reject(endpoints.getWishlist, { params: { id } })],
    [
      'renamed',
      (client: TestClient, id: number) =>
        client.reject(endpoints.renameWishlist, { params: { id }, body: { name: 'Mine' } }),
    ],
    [
      'made the default',
      (client: TestClient, id: number) => client.reject(endpoints.chooseWishlist, { params: { id } }),
    ],
    ['deleted', (client: TestClient, id: number) => client.reject(endpoints.deleteWishlist, { params: { id } })],
    ['shared', (client: TestClient, id: number) => client.reject(endpoints.shareWishlist, { params: { id } })],
    ['made private', (client: TestClient, id: number) => client.reject(endpoints.unshareWishlist, { params: { id } })],
    ['emptied', (client: TestClient, id: number) => client.reject(endpoints.emptyWishlist, { params: { id } })],
    ['restored', (client: TestClient, id: number) => client.reject(endpoints.restoreWishlist, { params: { id } })],
    [
      'filled',
      (client: TestClient, id: number) =>
        client.reject(endpoints.addWish, { body: { variant_id: 10, wishlist_id: id } }),
    ],
    [
      'filled by a move',
      (client: TestClient, id: number) =>
        client.reject(endpoints.moveWish, { body: { variant_id: 10, wishlist_id: id } }),
    ],
  ])('of another shopper are not %s', async (_, send) => {
    const owner = await shopperWith(10, 20);
    const { id } = await defaultOf(owner);
    const stranger = await shopperWith(10);
    expect(await send(stranger, id)).toMatchObject({ status: 404, body: { code: 'WISHLIST_NOT_FOUND' } });
    expect(await variantsOf(owner, id)).toEqual([20, 10]);
  });
});

describe('wishes', () => {
  it('are shown with their products, sold out ones and ones without a page too', async () => {
    const client = await shopperWith(40, 80, 11);
    const { id } = await defaultOf(client);
    expect((await shownOf(client, id)).map(({ variant }) => variant)).toMatchObject([
      { id: 11, slug: 'boots', name: 'boots', options_text: '42', price: '120000.0', availability: 'in_stock' },
      { id: 80, slug: null, name: 'unpublished', availability: 'not_for_sale' },
      { id: 40, slug: 'sold-out', availability: 'sold_out', max_quantity: 0 },
    ]);
  });

  it('say how much cheaper they are than when they were added', async () => {
    const client = await shopperWith(30);
    const { id } = await defaultOf(client);
    const change = (price: number) =>
      staff.call(endpoints.changeProduct, { params: { slug: 'mongolian-only' }, body: { product: { price } } });
    expect(await shownOf(client, id)).toMatchObject([{ price: '100000.0', dropped: null }]);
    await change(85_000);
    expect(await shownOf(client, id)).toMatchObject([
      { price: '100000.0', dropped: '15000.0', display_dropped: '15,000₮', variant: { selling_price: '85000.0' } },
    ]);
    await change(100_000);
    expect(await shownOf(client, id)).toMatchObject([{ dropped: null }]);
  });

  it('move to the front of a list and out of the others, with their price', async () => {
    const client = await shopperWith(10, 20, 30);
    const target = await create(client, 'Birthday');
    await client.call(endpoints.addWish, { body: { variant_id: 11, wishlist_id: target } });
    const { body } = await client.call(endpoints.moveWish, { body: { variant_id: 20, wishlist_id: target } });
    expect(body.wishlists.map(list => list.wished_products.map(({ variant_id }) => variant_id))).toEqual([
      [20, 11],
      [30, 10],
    ]);
    expect(body.wished_ids).toEqual([20, 11, 30, 10]);
    expect(await shownOf(client, target)).toMatchObject([{ price: '150000.0' }, { price: '120000.0' }]);
  });

  it('are removed from every list', async () => {
    const client = await shopperWith(10, 20);
    const other = await create(client, 'Birthday');
    await client.call(endpoints.addWish, { body: { variant_id: 10, wishlist_id: other } });
    const { body } = await client.call(endpoints.removeWish, { body: { variant_id: 10 } });
    expect(body.wished_products.map(({ variant_id }) => variant_id)).toEqual([20]);
    expect(await variantsOf(client, other)).toEqual([]);
  });

  it('are toggled: added to the front, or removed', async () => {
    const client = await shopperWith(10);
    const toggle = async (variant_id: number) =>
      (await client.call(endpoints.toggleWish, { body: { variant_id } })).body.wished_products?.map(
        wish => wish.variant_id,
      );
    expect(await toggle(20)).toEqual([20, 10]);
    expect(await toggle(10)).toEqual([20]);
    expect(await toggle(10)).toEqual([10, 20]);
    expect((await client.reject(endpoints.toggleWish, { body: { variant_id: 999 } })).status).toBe(404);
  });

  it('change many at once, or none', async () => {
    const client = await shopperWith(10, 20);
    const change = { add_ids: [40, 30], remove_ids: [10] };
    expect((await client.call(endpoints.changeWishes, { body: change })).body.wished_ids).toEqual([40, 30, 20]);
    const broken = { add_ids: [11, 999], remove_ids: [20] };
    expect((await client.reject(endpoints.changeWishes, { body: broken })).body.code).toBe('VARIANT_NOT_FOUND');
    expect((await listsOf(client)).wished_ids).toEqual([40, 30, 20]);
  });

  it('of a guest are merged in their order, without variants that no longer exist', async () => {
    const client = await shopperWith(10, 20);
    const { body } = await client.call(endpoints.syncWishes, { body: { variant_ids: [30, 999, 10, 40] } });
    expect(body.wished_products.map(({ variant_id }) => variant_id)).toEqual([30, 40, 20, 10]);
  });

  it('are limited in number', async () => {
    const client = await shopperWith(10);
    const { db } = test.shop;
    const { id: listId } = await defaultOf(client);
    const { user_id } = await db
      .selectFrom('wish_lists')
      .select('user_id')
      .where('id', '=', listId)
      .executeTakeFirstOrThrow();
    const now = test.shop.clock();
    const list = { user_id, name: 'Full', is_default: false, site: 'ortoo', locale: 'mn' as const, created_at: now };
    const lists = await db.insertInto('wish_lists').values(Array(100).fill(list)).returning('id').execute();
    const wish = { price: 1, seen_price: 1, seen_in_stock: true, created_at: now };
    const wishes = lists.flatMap(({ id }) =>
      [10, 11, 20, 30, 40].map(variant_id => ({ ...wish, list_id: id, variant_id })),
    );
    await db.insertInto('wished_products').values(wishes.slice(1)).execute();
    const add = client.reject(endpoints.addWish, { body: { variant_id: 20 } });
    expect(await add).toMatchObject({ status: 422, body: { code: 'WISHLIST_FULL' } });
    expect(await variantsOf(client, listId)).toEqual([10]);
  });
});

describe('an emptied list', () => {
  it('is restored in its order, with its prices, for ten minutes', async () => {
    const client = await shopperWith(10, 20);
    const { id } = await defaultOf(client);
    const before = await shownOf(client, id);
    const { body } = await client.call(endpoints.emptyWishlist, { params: { id } });
    expect(body.wished_ids).toEqual([]);
    test.pass(9 * 60_000);
    await dropOldWishes(test.shop);
    expect((await client.call(endpoints.restoreWishlist, { params: { id } })).body.wished_ids).toEqual([20, 10]);
    expect(await shownOf(client, id)).toEqual(before);
    await client.call(endpoints.emptyWishlist, { params: { id } });
    test.pass(11 * 60_000);
    await dropOldWishes(test.shop);
    expect((await client.call(endpoints.restoreWishlist, { params: { id } })).body.wished_ids).toEqual([]);
  });

  it('is empty alone', async () => {
    const client = await shopperWith(10);
    const id = await create(client, 'Birthday');
    await client.call(endpoints.addWish, { body: { variant_id: 10, wishlist_id: id } });
    await client.call(endpoints.addWish, { body: { variant_id: 20, wishlist_id: id } });
    expect((await client.call(endpoints.emptyWishlist, { params: { id } })).body.wished_ids).toEqual([10]);
  });
});

describe('a shared list', () => {
  it('shows its products to everybody with the link, and nothing about its owner', async () => {
    const client = await shopperWith(40, 80, 10);
    const id = (await defaultOf(client)).id;
    await client.call(endpoints.renameWishlist, { params: { id }, body: { name: 'Birthday' } });
    const { share_token: token } = (await client.call(endpoints.shareWishlist, { params: { id } })).body;
    expect(token.length).toBeGreaterThanOrEqual(43);
    const visitor = testClient(test.app);
    const { body } = await visitor.call(endpoints.getSharedWishlist, { params: { token } });
    expect(body).toEqual({ name: 'Birthday', variants: expect.any(Array) });
    expect(body.variants.map(variant => variant.id)).toEqual([10, 40]);
    expect(JSON.stringify(body)).not.toMatch(/wisher|created_at|example\.org/);
  });

  it('is private by default and again when its link is revoked', async () => {
    const client = await shopperWith(10);
    const { id, share_token } = await defaultOf(client);
    expect(share_token).toBeNull();
    const share = async () => (await client.call(endpoints.shareWishlist, { params: { id } })).body.share_token;
    const token = await share();
    expect(await share()).toBe(token);
    await client.call(endpoints.unshareWishlist, { params: { id } });
    const visitor = testClient(test.app);
    const read = async () => (await visitor.reject(endpoints.getSharedWishlist, { params: { token } })).status;
    expect(await read()).toBe(404);
    expect(await share()).not.toBe(token);
    expect(await read()).toBe(404);
  });
});

it('offers variants to a guest, whose wishes are local', async () => {
  const visitor = testClient(test.app, { 'accept-language': 'en' });
  const { body } = await visitor.call(endpoints.listVariants, { query: { ids: '40,10,999,40' } });
  expect(body.variants).toMatchObject([
    { id: 40, name: 'sold-out', availability: 'sold_out', is_booked: false },
    {
      id: 10,
      name: 'boots',
      options_text: '41',
      price: '100000.0',
      selling_price: '80000.0',
      display_selling_price: '80,000₮',
      sale_percent: 20,
      availability: 'in_stock',
      max_quantity: 3,
    },
  ]);
  expect((await visitor.reject(endpoints.listVariants, { query: { ids: 'x' } })).status).toBe(422);
});
