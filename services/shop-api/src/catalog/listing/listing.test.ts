import type { InputOf, SearchBody } from '@ortoo/contracts';
import { getListing, getSimilarProducts } from '@ortoo/contracts/endpoints';
import type { getListingSchemas } from '@ortoo/contracts/schema';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const source = (id: number, name: string) => ({
  id,
  slug: `p${id}`,
  image: '/pictures/a',
  price: 100_000,
  selling_price: 80_000,
  sale_percent: 20,
  average_rating: 4.5,
  total_reviews: 3,
  badges: [1],
  vid: id * 10,
  translated: { mn: { name } },
  brand: null,
  store: { translated: { mn: 'Урлан', en: 'Maker' } },
});

const found = (sources: object[], more: object = {}) => ({
  status: 200,
  bytes: Buffer.from(
    JSON.stringify({ hits: { total: sources.length, hits: sources.map(_source => ({ _source })) }, ...more }),
  ),
});

let test: TestShop;
let visitor: TestClient;
let bodies: SearchBody[];

/** Connects a search service that answers each body. */
const connect = (answer: (body: SearchBody) => { status: number; bytes: Uint8Array } | Promise<never>): void =>
  test.shop.search.connect(async (path, text) => {
    expect(path).toBe('/shop/product/_search');
    const body = JSON.parse(text) as SearchBody;
    bodies.push(body);
    return answer(body);
  });

beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app);
});
afterAll(() => test.close());
beforeEach(() => {
  bodies = [];
  // Answers are cached within a second.
  test.pass(1_000);
});

const listing = async (query: InputOf<typeof getListingSchemas>) =>
  (await visitor.call(getListing, query, { 'accept-language': 'en' })).body;

describe('a list of the search service', () => {
  it('has cards in the reader’s language', async () => {
    connect(() => found([source(7, 'Гутал')]));
    expect(await listing({ query: { taxon: 'goods' } })).toEqual({
      cards: [
        {
          id: 7,
          slug: 'p7',
          name: 'Гутал',
          locale: 'mn',
          image: '/pictures/a',
          by: 'Maker',
          price: 100_000,
          selling_price: 80_000,
          sale_percent: 20,
          average_rating: 4.5,
          total_reviews: 3,
          badges: [1],
          vid: 70,
        },
      ],
      total: 1,
      facets: null,
      near: [],
      source: 'search',
    });
  });

  it('counts the values of filters on request', async () => {
    connect(() => found([], { aggregations: { brand_all: { buckets: [{ key: 'ul', doc_count: 6 }] } } }));
    expect((await listing({ query: { facets: '1' } })).facets).toMatchObject({ brand: [['ul', 6]], price: null });
  });

  it('is in the order of the requested ids', async () => {
    connect(() => found([source(1, 'a'), source(2, 'b')]));
    expect((await listing({ query: { ids: '2,9,1' } })).cards.map(({ id }) => id)).toEqual([2, 1]);
  });

  const isFuzzy = (body: SearchBody) => JSON.stringify(body).includes('"fuzziness"');

  it('has what comes near apart from what matches', async () => {
    connect(body => found(isFuzzy(body) ? [source(1, 'a')] : []));
    const { cards, total, near } = await listing({ query: { q: 'чимодан', facets: '1' } });
    expect([cards, total, near.map(({ id }) => id)]).toEqual([[], 0, [1]]);
    expect(bodies.map(isFuzzy)).toEqual([false, false, true]);
    expect(bodies.at(-1)).toMatchObject({ size: 12 });
    expect(bodies.at(-1)).not.toHaveProperty('aggs');
  });

  it('has no product twice', async () => {
    connect(() => found(bodies.length > 1 ? [source(1, 'a'), source(2, 'b')] : [source(1, 'a')]));
    const { cards, near } = await listing({ query: { q: 'рюкзак 45л' } });
    expect([cards, near].map(list => list.map(({ id }) => id))).toEqual([[1], [2]]);
  });

  it.each([{ sort: 'price_asc' }, { brand: 'ul' }, { page: 2 }] as const)(
    'has only full matches with %j',
    async more => {
      connect(body => found(isFuzzy(body) ? [source(1, 'a')] : []));
      expect(await listing({ query: { q: 'чимодан', ...more } })).toMatchObject({ cards: [], near: [] });
      expect(bodies.some(isFuzzy)).toBe(false);
    },
  );

  it('corrects words', async () => {
    const correction = [{ text: 'чимодан', offset: 0, length: 7, options: [{ text: 'чемодан', score: 1 }] }];
    connect(({ query }) =>
      JSON.stringify(query).includes('чемодан') ? found([source(1, 'a')]) : found([], { suggest: { correction } }),
    );
    expect(await listing({ query: { q: 'чимодан' } })).toMatchObject({ total: 1, instead: 'чемодан' });
  });

  it('is made once from answers that are the same', async () => {
    const [query, same] = [{ query: { taxon: 'unchanged' } }, found([source(1, 'a')])];
    connect(() => same);
    const first = await listing(query);
    const make = jest.spyOn(JSON, 'parse');
    test.pass(1_000);
    expect([await listing(query), await listing(query), bodies.length]).toEqual([first, first, 2]);
    expect(make.mock.calls.flat()).not.toContain(Buffer.from(same.bytes).toString());
    make.mockRestore();
    connect(() => found([source(2, 'b')]));
    test.pass(1_000);
    expect((await listing(query)).cards.map(({ id }) => id)).toEqual([2]);
  });

  it('is made from the database again when the service ends', async () => {
    const query = { query: { taxon: 'goods/shoes' } };
    const same = found([source(7, 'a')]);
    connect(() => same);
    expect((await listing(query)).source).toBe('search');
    test.pass(1_000);
    connect(() => Promise.reject(new Error('ECONNREFUSED')));
    expect((await listing(query)).source).toBe('database');
    test.pass(1_000);
    connect(() => same);
    expect((await listing(query)).source).toBe('search');
  });

  it('is an error when the service rejects the query: a defect is not hidden', async () => {
    connect(() => ({ status: 400, bytes: Buffer.from('{"error":"parsing"}') }));
    expect((await visitor.reject(getListing, { query: {} })).status).toBe(500);
  });
});

describe('without the search service', () => {
  it.each([401, 429, 500, 503])('the list comes from the database when it answers %i', async status => {
    connect(() => ({ status, bytes: Buffer.alloc(0) }));
    const { cards, ...rest } = await listing({ query: { brand: 'ul', size: '41', price_max: 80_000, facets: '1' } });
    expect(cards).toMatchObject([{ slug: 'boots', name: 'boots', by: 'Ul', selling_price: 80_000, sale_percent: 20 }]);
    expect(rest).toEqual({ total: 1, facets: null, near: [], source: 'database' });
  });

  it('and when there is no connection', async () => {
    connect(() => Promise.reject(new Error('ECONNREFUSED')));
    const { cards, total } = await listing({ query: { sort: 'name_asc', per_page: 2, page: 2 } });
    expect([cards.map(({ slug }) => slug), total]).toEqual([['mongolian-only'], 3]);
  });

  it('it is of the products with a badge', async () => {
    connect(() => Promise.reject(new Error('ECONNREFUSED')));
    const slugs = async (badge: number) => (await listing({ query: { badge } })).cards.map(({ slug }) => slug);
    expect([await slugs(1), await slugs(2)]).toEqual([['boots'], []]);
  });

  it('it is in the order of the requested ids', async () => {
    connect(() => Promise.reject(new Error('ECONNREFUSED')));
    expect((await listing({ query: { ids: '3,8,1' } })).cards.map(({ id }) => id)).toEqual([3, 1]);
  });
});

describe('similar products', () => {
  const similar = (slug: string) => visitor.call(getSimilarProducts, { params: { slug } });

  it('are its other models and related products', async () => {
    connect(body => found(JSON.stringify(body).includes('more_like_this') ? [source(1, 'a')] : [source(2, 'b')]));
    const { body } = await similar('boots');
    expect([body.models, body.related].map(([card]) => card?.id)).toEqual([2, 1]);
    expect(JSON.stringify(bodies[0])).toContain('"series":"maker:goods/shoes:boots-мн"');
  });

  it('are related products alone when it is sold out', async () => {
    connect(() => found([source(1, 'a')]));
    expect((await similar('sold-out')).body).toMatchObject({ models: [], related: [{ id: 1 }] });
    expect(bodies).toHaveLength(1);
  });

  it('are products of its category when the service fails', async () => {
    connect(() => ({ status: 503, bytes: Buffer.alloc(0) }));
    const { body } = await similar('boots');
    expect([body.models, body.related.map(({ slug }) => slug)]).toEqual([[], ['mongolian-only']]);
  });

  it('are not found for an unknown product', async () =>
    expect((await visitor.reject(getSimilarProducts, { params: { slug: 'none' } })).status).toBe(404));
});
