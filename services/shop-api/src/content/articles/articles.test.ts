import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Articles } from '@ortoo/contracts';
import { articleDocumentSchema } from '@ortoo/contracts/schema';
import {
  getArticle,
  getArticleTag,
  getContentPage,
  getNews,
  listArticles,
  listArticleTags,
  listNews,
  listNewsTags,
} from '@ortoo/contracts/endpoints';
import { SearchUnavailable } from '../../search/search-client';
import { seedArticles } from '../../seed/content/articles';
import { authors } from '../../seed/content/authors';
import { catalogue } from '../../seed/catalogue';
import { seedPages } from '../../seed/content/pages';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const day = 86_400_000;
let test: TestShop;
let mn: TestClient;
let en: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  mn = testClient(test.app);
  en = testClient(test.app, { 'accept-language': 'en' });
});
afterAll(() => test.close());

const slugs = ({ articles }: Articles) => articles.map(({ slug }) => slug);
const slugsOf = (kind: 'article' | 'news') =>
  seedArticles
    .filter(article => (article.kind ?? 'article') === kind)
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
    .map(({ slug }) => slug);
const all = slugsOf('article');
const winter = seedArticles
  .filter(({ kind, tags }) => kind !== 'news' && tags.includes('winter'))
  .map(({ slug }) => slug);

it('lists articles page by page, the newest first', async () => {
  const first = (await mn.call(listArticles, { query: { per_page: 3 } })).body;
  expect(slugs(first)).toEqual(all.slice(0, 3));
  expect(first).toMatchObject({ count: 3, total_count: all.length, current_page: 1, pages: Math.ceil(all.length / 3) });
  expect(slugs((await mn.call(listArticles, { query: { per_page: 3, page: 2 } })).body)).toEqual(all.slice(3, 6));
});

it('narrows by tag and counts the tags', async () => {
  const { body } = await en.call(listArticles, { query: { tag: 'winter', per_page: 50 } });
  expect(winter.length).toBeGreaterThan(1);
  expect(slugs(body).toSorted()).toEqual(winter.toSorted());
  expect(body.tags).toContainEqual({ code: 'winter', name: 'Winter', count: winter.length });
  expect((await en.call(listArticleTags)).body.tags).toEqual(body.tags);
  const { body: tag } = await en.call(getArticleTag, { query: { tag: 'winter', per_page: 50 } });
  expect(tag).toMatchObject({ name: 'Winter', count: winter.length, description: expect.stringContaining('cold') });
  expect((await en.reject(getArticleTag, { query: { tag: 'none' } })).status).toBe(404);
  expect((await en.call(listArticles, { query: { tag: 'none' } })).body).toMatchObject({
    articles: [],
    total_count: 0,
    pages: 0,
  });
  expect((await en.get('/articles?tag=%27')).status).toBe(422);
});

it('separates news from articles', async () => {
  const news = (await mn.call(listNews, { query: { per_page: 50 } })).body;
  expect(slugs(news)).toEqual(slugsOf('news'));
  expect(news.articles.every(({ kind }) => kind === 'news')).toBe(true);
  expect(news.tags.length).toBeGreaterThan(0);
  expect((await mn.call(listNewsTags)).body.tags).toEqual(news.tags);
  const params = { slug: 'winter-delivery-hours' };
  expect((await mn.call(getNews, { params })).body).toMatchObject({ kind: 'news', author: { slug: 'ganbat' } });
  expect((await mn.reject(getArticle, { params })).status).toBe(404);
});

it('narrows by author, and names them', async () => {
  const { body } = await en.call(listArticles, { query: { author: 'oyuna' } });
  expect(body.author).toEqual({ slug: 'oyuna', name: 'Oyun S.' });
  expect(new Set(body.articles.map(({ author }) => author.slug))).toEqual(new Set(['oyuna']));
  expect((await en.call(listArticles, { query: { author: 'none' } })).body).toMatchObject({
    articles: [],
    author: null,
  });
});

describe('a search', () => {
  const find = async (q: string) => (await mn.call(listArticles, { query: { q, tag: 'wear' } })).body;
  const wearBy = (author: string) =>
    seedArticles.filter(one => one.kind !== 'news' && one.author === author && one.tags.includes('wear'));
  afterEach(() => test.shop.search.connect(() => Promise.reject(new SearchUnavailable('none'))));

  it('is answered by the search service, in its order, with what is published', async () => {
    const ids = await test.shop.db.selectFrom('articles').select(['id', 'slug']).execute();
    const idOf = (slug: string) => String(ids.find(row => row.slug === slug)?.id);
    const bodies: unknown[] = [];
    test.shop.search.connect((path, body) => {
      bodies.push([path, JSON.parse(body)]);
      const hits = ['choosing-felt-boots', 'caring-for-cashmere'].map(slug => ({ _id: idOf(slug) }));
      const answer = { hits: { total: { value: 14 }, hits: [...hits, { _id: '999999' }] } };
      return Promise.resolve({ status: 200, bytes: Buffer.from(JSON.stringify(answer)) });
    });
    const body = await find('гутал');
    expect(slugs(body)).toEqual(['choosing-felt-boots', 'caring-for-cashmere']);
    expect(body).toMatchObject({ total_count: 14, pages: 1 });
    expect(bodies).toMatchObject([
      [
        '/article/_search',
        { query: { bool: { filter: [{ term: { kind: 'article' } }, { term: { tags: 'wear' } }] } } },
      ],
    ]);
  });

  it('falls back to titles and names in the database', async () => {
    expect(slugs(await find('ЭСГИЙ гутлаа'))).toEqual(['choosing-felt-boots']);
    expect(new Set(slugs(await find('Номин')))).toEqual(new Set(wearBy('nomin').map(({ slug }) => slug)));
    expect(slugs(await find('%'))).toEqual(slugs((await mn.call(listArticles, { query: { tag: 'wear' } })).body));
    expect(slugs(await find('qqqq'))).toEqual([]);
  });
});

it('is whole in one language for a reader whose language it lacks, and says which', async () => {
  const ru = testClient(test.app, { 'accept-language': 'ru' });
  const read = async (client: typeof ru) =>
    (await client.call(getArticle, { params: { slug: 'caring-for-cashmere' } })).body;
  const [english, russian] = [await read(en), await read(ru)];
  expect(english.locale).toBeUndefined();
  expect(russian).toMatchObject({ locale: 'en', title: english.title, summary: english.summary, body: english.body });
});

it('names the products that the text speaks of, and what to read next', async () => {
  const { db } = test.shop;
  const row = await db
    .selectFrom('articles')
    .selectAll()
    .where('slug', '=', 'caring-for-cashmere')
    .executeTakeFirstOrThrow();
  const cards = [2, 1, 2, 999].map(id => ({ type: 'productCard' as const, attrs: { id } }));
  const body = { ...row.body, mn: { type: 'doc' as const, content: cards } };
  await db
    .updateTable('articles')
    .set({ body: JSON.stringify(body) })
    .where('id', '=', row.id)
    .execute();
  const article = (await mn.call(getArticle, { params: { slug: row.slug } })).body;
  expect(article.products.map(({ id }) => id)).toEqual([2, 1]);
  expect(article.locales.toSorted()).toEqual(['en', 'mn']);
  expect(article.related).toHaveLength(3);
  expect(article.related.map(({ slug }) => slug)).not.toContain(row.slug);
  await db
    .updateTable('articles')
    .set({ body: JSON.stringify(row.body) })
    .where('id', '=', row.id)
    .execute();
  const boots = (await mn.call(getArticle, { params: { slug: 'choosing-felt-boots' } })).body;
  expect(boots.related.slice(0, 2).map(({ slug }) => slug)).toEqual([
    'felt-makers-of-tsetserleg',
    'caring-for-cashmere',
  ]);
});

it('hides an article until its day', async () => {
  const publish = (days: number) =>
    test.shop.db
      .updateTable('articles')
      .set({ published_at: new Date(test.shop.clock().getTime() + days * day) })
      .where('slug', '=', 'visiting-a-ger')
      .execute();
  await publish(1);
  expect((await mn.reject(getArticle, { params: { slug: 'visiting-a-ger' } })).status).toBe(404);
  expect(slugs((await mn.call(listArticles)).body)).not.toContain('visiting-a-ger');
  await publish(-55);
  expect((await mn.call(getArticle, { params: { slug: 'visiting-a-ger' } })).status).toBe(200);
});

it('shows an article in the reader’s language, else in the next one of the site’s', async () => {
  const params = { slug: 'caring-for-cashmere' };
  const english = (await en.call(getArticle, { params })).body;
  expect(english).toMatchObject({ author: { name: 'Nomin B.', slug: 'nomin' }, image: '/pictures/sweater_camel_a' });
  expect(english.body.content).toContainEqual({
    type: 'image',
    attrs: expect.objectContaining({ src: '/pictures/scarf_grey_a' }),
  });
  const russian = (await mn.call(getArticle, { params }, { 'accept-language': 'ru' })).body;
  expect(russian.title).toBe(english.title);
  expect(russian.body.content).toHaveLength(english.body.content.length);
});

it('has the pages that the footer links to', async () => {
  for (const slug of ['delivery', 'returns', 'contact', 'terms']) {
    const { status, body } = await en.call(getContentPage, { params: { slug } });
    expect({ status, slug: body.slug, hasText: body.body.content.length > 2 }).toEqual({
      status: 200,
      slug,
      hasText: true,
    });
  }
});

it.each(['/articles/none', '/pages/none'])('%s is not found', async path =>
  expect((await mn.get(path)).status).toBe(404),
);

describe('the example texts', () => {
  it.each([...seedArticles, ...seedPages([])].map(text => [text.slug, text] as const))(
    '%s has the same text in both',
    (_, text) => {
      const kinds = (locale: 'mn' | 'en') => text.body[locale]?.map(({ type }) => type);
      expect(kinds('en')).toEqual(kinds('mn'));
    },
  );

  it.each(seedArticles.map(article => [article.slug, article] as const))(
    '%s names products that exist',
    (_, article) => {
      const named = Object.values(article.body).flatMap(body =>
        body.flatMap(block => (block.type === 'productCard' ? [block.attrs.slug] : [])),
      );
      const known = new Set(catalogue.products.map(({ slug }) => slug));
      expect(named.filter(slug => !known.has(slug))).toEqual([]);
      expect((article.related ?? []).filter(slug => !seedArticles.some(one => one.slug === slug))).toEqual([]);
    },
  );

  it('are documents that the shop accepts', async () => {
    const rows = await test.shop.db.selectFrom('articles').select('body').execute();
    const pages = await test.shop.db.selectFrom('pages').select('body').execute();
    for (const { body } of [...rows, ...pages])
      for (const document of Object.values(body)) expect(articleDocumentSchema.parse(document)).toEqual(document);
  });

  it.each(Object.entries(authors))('%s has a picture', (_, { picture }) =>
    expect(existsSync(join(import.meta.dirname, '../../../pictures', `${picture}.webp`))).toBe(true),
  );

  it.each(seedArticles.map(article => [article.slug, article] as const))('%s has its pictures', (_, article) => {
    const inside = (article.body.mn ?? []).flatMap(block =>
      block.type === 'image' ? [block.attrs.src.replace('/pictures/', '')] : [],
    );
    const missing = [article.image, ...inside].filter(
      name => !existsSync(join(import.meta.dirname, '../../../pictures', `${name}.webp`)),
    );
    expect(missing).toEqual([]);
  });
});
