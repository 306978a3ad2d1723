import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let client: TestClient;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());
beforeEach(async () => void ({ client } = await newShopper(test)));

describe('products saved for later', () => {
  const save = (variant_id: number, quantity = 1, options = {}) =>
    client.call(endpoints.saveProduct, { body: { variant_id, quantity, options } });
  const saved = async () => (await client.call(endpoints.listSavedProducts)).body.saved_products;

  it('are listed with their quantity, the newest first, sold out ones too', async () => {
    await save(10, 2);
    test.pass(1000);
    await save(40);
    expect(await saved()).toMatchObject([
      { quantity: 1, variant: { id: 40, availability: 'sold_out' } },
      { quantity: 2, variant: { id: 10, selling_price: '80000.0' } },
    ]);
  });

  it('are saved once, with the latest quantity; other options are another line', async () => {
    await save(10, 2);
    await save(10, 5);
    await save(10, 1, { engraving: 'Номин' });
    expect((await saved()).map(({ quantity, options }) => [quantity, options])).toEqual([
      [1, { engraving: 'Номин' }],
      [5, {}],
    ]);
  });

  it('are removed by their owner only', async () => {
    const { body } = await save(10);
    const { id } = body.saved_products[0]!;
    const stranger = await newShopper(test);
    await stranger.client.call(endpoints.removeSavedProduct, { params: { id } });
    expect(await saved()).toHaveLength(1);
    expect((await client.call(endpoints.removeSavedProduct, { params: { id } })).body.saved_products).toEqual([]);
  });

  it('exist', async () => {
    const body = { variant_id: 999 };
    expect((await client.reject(endpoints.saveProduct, { body })).body.code).toBe('VARIANT_NOT_FOUND');
  });
});

describe('bookmarks', () => {
  const toggle = async (id: number, bookmarked?: boolean) => {
    const { body } = await client.call(endpoints.toggleBookmark, {
      body: { id, ...(bookmarked !== undefined && { bookmarked }) },
    });
    return body.bookmarks.map(bookmark => bookmark.id);
  };

  it('are toggled, the newest first', async () => {
    expect([await toggle(1), await toggle(2), await toggle(1)]).toEqual([[1], [2, 1], [2]]);
    expect((await client.call(endpoints.listBookmarks)).body.bookmarks).toMatchObject([{ id: 2 }]);
  });

  it('are set to a state any number of times', async () => {
    expect([await toggle(1, true), await toggle(1, true), await toggle(1, false), await toggle(1, false)]).toEqual([
      [1],
      [1],
      [],
      [],
    ]);
  });

  it('of a guest are merged in their order, without articles that no longer exist', async () => {
    await toggle(3);
    const { body } = await client.call(endpoints.syncBookmarks, { body: { ids: [2, 99, 3, 1] } });
    expect(body.bookmarks.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('are shown as articles, in the order of their ids', async () => {
    const { body } = await testClient(test.app).call(endpoints.listArticles, { query: { ids: '3,1,99' } });
    expect(body.articles.map(({ id }) => id)).toEqual([3, 1]);
  });
});

describe('the history', () => {
  const add = async (viewed: number[], searches: string[] = []) =>
    (await client.call(endpoints.addToHistory, { body: { viewed, searches } })).body;

  it('has viewed products and searches once, the newest first', async () => {
    await add([3, 1], ['гутал', 'малгай']);
    test.pass(1000);
    expect(await add([2, 3, 999], ['малгай', 'аялал'])).toEqual({
      viewed: [2, 3, 1],
      searches: ['малгай', 'аялал', 'гутал'],
    });
    expect((await client.call(endpoints.getHistory)).body.viewed).toEqual([2, 3, 1]);
  });

  it('keeps the latest ten searches', async () => {
    for (let at = 1; at <= 12; at += 1) {
      await add([], [`search ${at}`]);
      test.pass(1000);
    }
    const { body } = await client.call(endpoints.getHistory);
    expect([body.searches.length, body.searches[0], body.searches.at(-1)]).toEqual([10, 'search 12', 'search 3']);
  });

  it('forgets one entry, or all of a kind', async () => {
    await add([3, 1], ['гутал', 'малгай']);
    const forget = async (query: { viewed?: number; search?: string; all?: 'viewed' | 'searches' }) =>
      (await client.call(endpoints.removeFromHistory, { query })).body;
    expect(await forget({ viewed: 3 })).toMatchObject({ viewed: [1], searches: ['гутал', 'малгай'] });
    expect(await forget({ search: 'гутал' })).toMatchObject({ viewed: [1], searches: ['малгай'] });
    expect(await forget({ all: 'viewed' })).toEqual({ viewed: [], searches: ['малгай'] });
    expect(await forget({})).toEqual({ viewed: [], searches: ['малгай'] });
    expect(await forget({ all: 'searches' })).toEqual({ viewed: [], searches: [] });
  });

  it('is the own one', async () => {
    await add([3]);
    const stranger = await newShopper(test);
    expect((await stranger.client.call(endpoints.getHistory)).body.viewed).toEqual([]);
  });
});
