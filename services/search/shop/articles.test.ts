import { articleBody, type ArticleKind, articlePath, type SearchResponse } from '@ortoo/contracts';
import { startSeededSearch, type SeededSearch } from './testing/seeded-search';

let search: SeededSearch;
beforeAll(async () => {
  search = await startSeededSearch();
});
afterAll(() => search.close());

const find = async (q: string, more: { kind?: ArticleKind; tag?: string; topics?: string[]; author?: string } = {}) => {
  const body = { ...articleBody({ kind: 'article', q, page: 1, per_page: 10, ...more }), _source: ['slug'] };
  const found: SearchResponse<{ slug: string }> = await search.runSearch(articlePath, body);
  return found.hits.hits.map(({ _source }) => _source?.slug);
};

const cashmere = ['reading-a-cashmere-label', 'washing-cashmere-in-january', 'caring-for-cashmere'];

it.each([
  ['ноолуур', cashmere],
  ['nooluur', cashmere],
  ['cashmere', cashmere],
  ['ноолуураа угаах', ['washing-cashmere-in-january', 'caring-for-cashmere']],
  ['эсгийн зузаан', ['choosing-felt-boots']],
  ['хотел купон', ['what-is-a-hotel-coupon']],
  ['moths', ['caring-for-cashmere']],
])('«%s» finds %p first', async (q, expected) => expect((await find(q)).slice(0, expected.length)).toEqual(expected));

it('finds an author and a topic by name', async () => {
  expect(await find('Тэмүүжин')).toContain('what-is-a-hotel-coupon');
  expect(await find('арчилгаа')).toContain('caring-for-cashmere');
});

it('keeps to the kind, the topics and the author', async () => {
  const news = await find('эсгий', { kind: 'news' });
  expect(news[0]).toBe('felt-makers-of-tsetserleg');
  expect(news).not.toContain('choosing-felt-boots');
  expect(await find('эсгий', { tag: 'care' })).not.toContain('choosing-felt-boots');
  const careful = await find('эсгий', { topics: ['care', 'food'] });
  expect(careful.length).toBeGreaterThan(0);
  expect(careful).not.toContain('choosing-felt-boots');
  expect(await find('эсгий', { topics: ['food', 'wear'] })).toContain('choosing-felt-boots');
  expect(await find('гутал', { author: 'nomin' })).not.toContain('choosing-felt-boots');
});

it('shows what a list needs, not the text', async () => {
  const body = { query: { term: { slug: 'caring-for-cashmere' } } };
  const { hits } = await search.runSearch<Record<string, unknown>>(articlePath, body);
  expect(Object.keys(hits.hits[0]?._source ?? {}).toSorted()).toEqual(
    ['id', 'kind', 'slug', 'tags', 'author', 'image', 'published_at', 'translated'].toSorted(),
  );
});

it('cannot be written by readers', async () => {
  const { status } = await search.send('POST', '/article/_delete_by_query', { query: { match_all: {} } });
  expect(status).toBeGreaterThanOrEqual(400);
});
