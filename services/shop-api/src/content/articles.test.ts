import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Articles } from '@ortoo/contracts';
import { getArticle, getContentPage, listArticles } from '@ortoo/contracts/endpoints';
import { seedArticles } from '../seed/content/articles';
import { seedPages } from '../seed/content/pages';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

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
const all = seedArticles.map(({ slug }) => slug);

it('lists articles page by page, the newest first', async () => {
  const first = (await mn.call(listArticles, { query: { per_page: 3 } })).body;
  expect(slugs(first)).toEqual(all.slice(0, 3));
  expect(first).toMatchObject({ count: 3, total_count: all.length, current_page: 1, pages: 3 });
  expect(slugs((await mn.call(listArticles, { query: { per_page: 3, page: 3 } })).body)).toEqual(all.slice(6));
});

it('narrows by tag and counts the tags', async () => {
  const { body } = await en.call(listArticles, { query: { tag: 'winter' } });
  expect(slugs(body)).toEqual(['choosing-felt-boots', 'gobi-in-winter']);
  expect(body.tags).toContainEqual({ code: 'winter', name: 'Winter', count: 2 });
  expect((await en.call(listArticles, { query: { tag: 'none' } })).body).toMatchObject({
    articles: [],
    total_count: 0,
    pages: 0,
  });
  expect((await en.get('/articles?tag=%27')).status).toBe(422);
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

it('shows an article in the reader’s language, else in the site’s', async () => {
  const params = { slug: 'caring-for-cashmere' };
  const english = (await en.call(getArticle, { params })).body;
  expect(english).toMatchObject({ author_name: 'Nomin B.', image: '/pictures/sweater_camel_a' });
  expect(english.body).toContainEqual(expect.objectContaining({ kind: 'picture', src: '/pictures/scarf_grey_a' }));
  const russian = (await mn.call(getArticle, { params }, { 'accept-language': 'ru' })).body;
  expect(russian.title).toBe('Ноолуураа арван жил эдлэх арга');
  expect(russian.body).toHaveLength(english.body.length);
});

it('has the pages that the footer links to', async () => {
  for (const slug of ['delivery', 'returns', 'contact', 'terms']) {
    const { status, body } = await en.call(getContentPage, { params: { slug } });
    expect({ status, slug: body.slug, hasText: body.body.length > 2 }).toEqual({ status: 200, slug, hasText: true });
  }
});

it.each(['/articles/none', '/pages/none'])('%s is not found', async path =>
  expect((await mn.get(path)).status).toBe(404),
);

describe('the example texts', () => {
  it.each([...seedArticles, ...seedPages([])].map(text => [text.slug, text] as const))(
    '%s has the same text in both',
    (_, text) => {
      const kinds = (locale: 'mn' | 'en') => text.body[locale]?.map(({ kind }) => kind);
      expect(kinds('en')).toEqual(kinds('mn'));
    },
  );

  it.each(seedArticles.map(article => [article.slug, article] as const))('%s has its pictures', (_, article) => {
    const inside = (article.body.mn ?? []).flatMap(block => (block.kind === 'picture' ? [block.src] : []));
    const missing = [article.image, ...inside].filter(
      name => !existsSync(join(import.meta.dirname, '../../pictures', `${name}.webp`)),
    );
    expect(missing).toEqual([]);
  });
});
