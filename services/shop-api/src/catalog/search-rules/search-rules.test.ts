import type { SearchRule, SearchRuleInput } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { errorOf, testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { productSource } from '../documents/product-source';
import { trimSearchMisses } from './search-rules';

let test: TestShop;
let staff: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app, { 'accept-language': 'en' });
  staff = testClient(test.app, { 'accept-language': 'en' });
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const create = (rule: Partial<SearchRuleInput>) =>
  staff.call(endpoints.createSearchRule, {
    body: { kind: 'synonyms', words: ['gutal', 'boots'], pins: [], path: null, ...rule },
  });
const rules = async () => (await staff.call(endpoints.listSearchRules)).body.rules;
const remove = ({ id, lock_version }: SearchRule, version = lock_version) =>
  staff.call(endpoints.removeSearchRule, { params: { id }, query: { lock_version: version } });

/** A search service that finds these products, or nothing. */
const connect = (...ids: number[]) =>
  test.shop.search.connect(async () => {
    const hits = ids.map(id => ({
      _source: {
        ...{ id, slug: `p${id}`, name: `P${id}`, image: null, price: 1000, selling_price: 1000, sale_percent: 0 },
        ...{ average_rating: 0, total_reviews: 0, badges: [], vid: id * 10, store: { name: 'Maker' }, brand: null },
      },
    }));
    return { status: 200, bytes: Buffer.from(JSON.stringify({ hits: { total: hits.length, hits } })) };
  });
const search = async (q: string, more: object = {}) => {
  test.pass(1000);
  return (await visitor.call(endpoints.getListing, { query: { q, facets: '1', ...more } })).body;
};

it('synonyms are part of what the index has of a product, at once', async () => {
  const { body: rule } = await create({ words: ['Boots', 'gutal', 'гутал'] });
  const source = productSource(test.shop.db, () => test.shop.clock());
  expect((await source.read([1]))[0]?.also).toEqual(['gutal', 'гутал']);
  const { db } = test.shop;
  const noted = await db.selectFrom('product_changes').select('product_id').orderBy('sequence', 'desc').execute();
  expect(noted[0]).toEqual({ product_id: 1 });
  await remove(rule);
  expect((await source.read([1]))[0]?.also).toEqual([]);
});

it('pinned products stand at their places, on the first page without filters', async () => {
  connect(5, 6);
  await create({
    kind: 'pins',
    words: ['Шинэ  гутал'],
    pins: [
      { product_id: 1, place: 1 },
      { product_id: 3, place: 3 },
    ],
  });
  const found = await search(' шинэ гутал ');
  expect(found.cards.map(({ id }) => id)).toEqual([1, 5, 3, 6]);
  expect(found.total).toBe(4);
  expect((await search('шинэ гутал', { sort: 'price_asc' })).cards.map(({ id }) => id)).toEqual([5, 6]);
  expect((await search('шинэ')).cards.map(({ id }) => id)).toEqual([5, 6]);
});

it('a redirect leads a search to a page, until it is removed', async () => {
  connect(5);
  const { body } = await create({ kind: 'redirect', words: ['хүргэлт', 'delivery'], path: '/pages/delivery' });
  expect((await search('Delivery')).redirect).toBe('/pages/delivery');
  await remove(body);
  expect((await search('Delivery')).redirect).toBeUndefined();
});

it.each<[Partial<SearchRuleInput>, string, string]>([
  [{ words: ['one', 'ONE'] }, 'INVALID', 'words'],
  [{ kind: 'pins', words: ['x'] }, 'INVALID', 'pins'],
  [{ kind: 'pins', words: ['x'], pins: [{ product_id: 999, place: 1 }] }, 'INVALID', 'pins'],
  [{ kind: 'redirect', words: ['x'] }, 'INVALID', 'path'],
  [{ kind: 'redirect', words: ['x'], path: '//elsewhere.example' }, 'INVALID', 'path'],
  [{ kind: 'pins', words: ['ШИНЭ ГУТАЛ'], pins: [{ product_id: 1, place: 1 }] }, 'SEARCH_RULE_EXISTS', 'words'],
])('rejects %j', async (rule, code, field) => {
  const error = errorOf(await create(rule));
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]]);
});

it('notices that somebody else was faster, and records each change', async () => {
  const { body: rule } = await create({ words: ['one', 'two'] });
  const change = (words: string[]) =>
    staff.call(endpoints.changeSearchRule, {
      params: { id: rule.id },
      body: { kind: 'synonyms', words, pins: [], path: null, lock_version: rule.lock_version },
    });
  expect((await change(['one', 'three'])).body).toMatchObject({ words: ['one', 'three'], lock_version: 1 });
  expect(await change(['one', 'four'])).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await remove(rule)).toMatchObject({ status: 409 });
  expect((await remove(rule, 1)).status).toBe(204);
  expect((await rules()).some(({ id }) => id === rule.id)).toBe(false);
  const entries = await test.shop.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject', '=', 'search')
    .where('subject_id', '=', String(rule.id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['createSearchRule', 'changeSearchRule', 'removeSearchRule']);
});

describe('searches without a result', () => {
  const misses = async (days = 30) => (await staff.call(endpoints.listSearchMisses, { query: { days } })).body.misses;

  it('are counted by day, without what may be about a person', async () => {
    connect();
    await search('Морин хуур');
    await search('морин  хуур');
    await search('+976 9911 2233');
    await search('bold@example.mn');
    await visitor.call(endpoints.getListing, { query: { q: 'typed only' } });
    expect(await misses()).toEqual([{ query: 'морин хуур', count: 2, last_on: '2026-11-21' }]);
    connect(5);
    await search('found');
    expect(await misses()).toHaveLength(1);
  });

  it('are dropped after a while', async () => {
    test.pass(40 * 86_400_000);
    await staff.signIn('staff@example.mn', 'Staff-2026');
    expect(await misses()).toEqual([]);
    expect(await misses(90)).toHaveLength(1);
    test.pass(60 * 86_400_000);
    await trimSearchMisses(test.shop);
    expect(await test.shop.db.selectFrom('search_misses').selectAll().execute()).toEqual([]);
  });
});
