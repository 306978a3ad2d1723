import type { Articles } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSiteHosts, sitemap, sitesOf } from '../../app';
import { SearchUnavailable } from '../../search/search-client';
import { seedArticles } from '../../seed/content/articles';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';

const agencyHost = 'steppe.localhost';
const boots = { slug: 'choosing-felt-boots' };
const gobi = { slug: 'gobi-in-winter' };
const all = { query: { per_page: 100 } };

let test: TestShop;
let shop: TestClient;
let agency: TestClient;
let files: FastifyInstance;
beforeAll(async () => {
  test = await startTestShop();
  shop = testClient(test.app, { host: 'localhost' });
  agency = testClient(test.app, { host: agencyHost });
  files = Fastify();
  const hosts = createSiteHosts({ sites: sitesOf(test.shop.db).all, origin: () => 'https://x.mn', production: false });
  await files.register(sitemap, { shop: { ...test.shop, hosts } });
});
afterAll(async () => {
  await files.close();
  await test.close();
});

const slugs = ({ articles }: Pick<Articles, 'articles'>) => articles.map(({ slug }) => slug).toSorted();
const written = seedArticles.filter(({ kind }) => kind !== 'news');
const travel = written.filter(({ tags }) => tags.includes('travel'));
const travelSlugs = travel.map(({ slug }) => slug).toSorted();

it('lists and counts the articles of its topics alone', async () => {
  const own = (await agency.call(endpoints.listArticles, all)).body;
  expect(slugs(own)).toEqual(travelSlugs);
  expect(own.total_count).toBe(travel.length);
  const winter = own.tags.find(({ code }) => code === 'winter');
  expect(winter?.count).toBe(travel.filter(({ tags }) => tags.includes('winter')).length);
  expect((await agency.call(endpoints.listArticleTags)).body.tags).toEqual(own.tags);
  expect((await agency.reject(endpoints.getArticleTag, { query: { tag: 'care' } })).status).toBe(404);
  expect((await agency.call(endpoints.listNews, all)).body).toMatchObject({ articles: [], tags: [], total_count: 0 });

  const whole = (await shop.call(endpoints.listArticles, all)).body;
  expect(whole.total_count).toBe(written.length);
  const ids = whole.articles.filter(({ slug }) => slug === boots.slug || slug === gobi.slug).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(slugs((await agency.call(endpoints.listArticles, { query: { ids: ids.join(',') } })).body)).toEqual([
    gobi.slug,
  ]);
});

it('opens them alone, with their comments and what to read next', async () => {
  const statuses = (client: TestClient, params: { slug: string }) =>
    Promise.all([
      client.call(endpoints.getArticle, { params }),
      client.call(endpoints.listArticleComments, { params }),
    ]).then(answers => answers.map(({ status }) => status));
  expect(await statuses(agency, boots)).toEqual([404, 404]);
  expect(await statuses(shop, boots)).toEqual([200, 200]);
  expect(await statuses(agency, gobi)).toEqual([200, 200]);
  for (const slug of travelSlugs) {
    const { related } = (await agency.call(endpoints.getArticle, { params: { slug } })).body;
    expect(related.filter(({ tags }) => !tags.some(({ code }) => code === 'travel'))).toEqual([]);
  }
});

it('counts what its authors have written of its topics, and follows that', async () => {
  const { authors } = (await agency.call(endpoints.listAuthors, all)).body;
  expect(authors.reduce((sum, { articles_count }) => sum + articles_count, 0)).toBe(travel.length);
  const [{ author }] = written.filter(({ slug }) => slug === boots.slug) as [(typeof written)[number]];
  const ofAuthor = travel.filter(one => one.author === author).map(({ slug }) => slug);
  const { body } = await agency.call(endpoints.getAuthor, { params: { slug: author } });
  expect(body.articles_count).toBe(ofAuthor.length);
  const follow = async (host: string) => {
    const client = testClient(test.app, { host });
    await client.signIn('shopper@example.mn', 'Shopper-2026');
    await client.call(endpoints.followAuthor, { params: { slug: author } });
    return slugs((await client.call(endpoints.listFollowed, all)).body);
  };
  expect(await follow('localhost')).toContain(boots.slug);
  expect(await follow(agencyHost)).toEqual(ofAuthor.toSorted());
});

describe('a search', () => {
  const find = async (client: TestClient) =>
    (await client.call(endpoints.listArticles, { query: { q: 'эсгий' } })).body;
  afterEach(() => test.shop.search.connect(() => Promise.reject(new SearchUnavailable('none'))));

  it('asks the search service for its topics, and shows no other that this knows', async () => {
    const rows = await test.shop.db.selectFrom('articles').select('id').where('slug', '=', boots.slug).execute();
    const filters: unknown[] = [];
    test.shop.search.connect((_path, body) => {
      filters.push(JSON.parse(body).query.bool.filter);
      const hits = rows.map(({ id }) => ({ _id: String(id) }));
      return Promise.resolve({
        status: 200,
        bytes: Buffer.from(JSON.stringify({ hits: { total: { value: 1 }, hits } })),
      });
    });
    expect(slugs(await find(agency))).toEqual([]);
    expect(slugs(await find(shop))).toEqual([boots.slug]);
    const kind = { term: { kind: 'article' } };
    expect(filters).toEqual([[kind, { terms: { tags: ['travel'] } }], [kind]]);
  });

  it('finds them alone in the database', async () => {
    expect(slugs(await find(shop))).toContain(boots.slug);
    const found = await find(agency);
    expect(slugs(found)).not.toContain(boots.slug);
    expect(found.total_count).toBe(found.articles.length);
  });
});

it('tells feed readers and crawlers of them alone', async () => {
  const read = async (url: string, host: string) => (await files.inject({ url, headers: { host } })).body;
  const named = async (url: string, host: string) =>
    [...(await read(url, host)).matchAll(/\/articles\/([\w-]+)</g)].map(([, slug]) => slug);
  expect(await named('/sitemaps/articles.xml', 'localhost')).toContain(boots.slug);
  expect([...new Set(await named('/sitemaps/articles.xml', agencyHost))].toSorted()).toEqual(travelSlugs);
  expect(await read('/sitemaps/articles.xml', agencyHost)).not.toContain('/news');
  expect((await files.inject({ url: '/sitemaps/news.xml', headers: { host: agencyHost } })).statusCode).toBe(404);
  const fed = await named('/en/articles.rss', agencyHost);
  expect(fed.length).toBeGreaterThan(0);
  expect(fed.filter(slug => !travelSlugs.includes(slug ?? ''))).toEqual([]);
  expect(await named('/en/articles.rss', 'localhost')).toContain(boots.slug);
  expect(await named('/en/news.rss', agencyHost)).toEqual([]);
});
