import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { announceArticles } from './api';

const day = 86_400_000;
let test: TestShop;
let visitor: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  visitor = testClient(test.app, { 'accept-language': 'en' });
});
afterAll(() => test.close());

const follow = (client: TestClient, slug: string) => client.call(endpoints.followAuthor, { params: { slug } });

it('lists authors with what they have written, those with most first', async () => {
  const { body } = await visitor.call(endpoints.listAuthors, { query: { per_page: 3 } });
  expect(body).toMatchObject({ total_count: 10, pages: 4 });
  const counts = body.authors.map(({ articles_count }) => articles_count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const { body: oyuna } = await visitor.call(endpoints.getAuthor, { params: { slug: 'oyuna' } });
  expect(oyuna).toMatchObject({ name: 'Oyun S.', picture: '/pictures/feltboot_brown_a', followers_count: 0 });
  expect((await visitor.reject(endpoints.getAuthor, { params: { slug: 'none' } })).status).toBe(404);
});

it('is followed once, and no longer', async () => {
  const { client } = await newShopper(test);
  expect((await follow(client, 'oyuna')).body).toEqual({ slugs: ['oyuna'] });
  test.pass(1000);
  await follow(client, 'nomin');
  expect((await follow(client, 'oyuna')).body).toEqual({ slugs: ['nomin', 'oyuna'] });
  const { body } = await client.call(endpoints.listFollowed, { query: { per_page: 50 } });
  expect(body.slugs).toEqual(['nomin', 'oyuna']);
  expect(new Set(body.articles.map(({ author }) => author.slug))).toEqual(new Set(['nomin', 'oyuna']));
  const dates = body.articles.map(({ published_at }) => published_at);
  expect(dates).toEqual(dates.toSorted().reverse());
  const after = await client.call(endpoints.unfollowAuthor, { params: { slug: 'nomin' } });
  expect(after.body).toEqual({ slugs: ['oyuna'] });
  expect((await visitor.reject(endpoints.followAuthor, { params: { slug: 'oyuna' } })).status).toBe(401);
});

it('tells followers once what comes out, on its day', async () => {
  const { client } = await newShopper(test);
  await follow(client, 'temuujin');
  await announceArticles(test.shop);
  const published_at = new Date(test.shop.clock().getTime() + day);
  await test.shop.db
    .updateTable('articles')
    .set({ published_at, announced_at: null })
    .where('slug', '=', 'what-is-a-hotel-coupon')
    .execute();
  const titles = async () => {
    await announceArticles(test.shop);
    const { body } = await client.call(endpoints.listNotifications, {}, { 'accept-language': 'en' });
    return body.notifications;
  };
  expect(await titles()).toEqual([]);
  test.pass(day + 1000);
  const follower = await newShopper(test);
  expect(await test.shop.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
  await announceArticles(test.shop);
  await announceArticles(test.shop);
  const rows = await test.shop.db.selectFrom('notifications').select(['user_id', 'subject']).execute();
  expect(rows).toMatchObject([{ subject: { kind: 'article' } }]);
  await test.shop.db.updateTable('notifications').set({ user_id: follower.id }).execute();
  const { body } = await follower.client.call(endpoints.listNotifications, {}, { 'accept-language': 'en' });
  expect(body.notifications).toMatchObject([
    {
      kind: 'article',
      title: 'Temuujin D. has published something new',
      text: 'What a hotel coupon is, and how to use one',
      path: '/articles/what-is-a-hotel-coupon',
    },
  ]);
});

it('is created by staff', async () => {
  const staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  const body = { slug: 'tuya', name: { mn: 'Туяа' }, bio: { mn: 'Аялагч' }, picture: '/pictures/book_navy_a' };
  const { status, body: created } = await staff.call(endpoints.createAuthor, { body });
  expect({ status, created }).toMatchObject({
    status: 201,
    created: { slug: 'tuya', name: 'Туяа', articles_count: 0, picture: '/pictures/book_navy_a' },
  });
  expect((await staff.reject(endpoints.createAuthor, { body })).body.code).toBe('AUTHOR_EXISTS');
});
