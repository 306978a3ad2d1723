import * as endpoints from '@ortoo/contracts/endpoints';
import { notify } from '../db/notifications.tables';
import { testClient } from '../testing/client';
import { newBuyer, newShopper } from '../testing/buyers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropNotifications } from './api';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const withNotices = async (count: number) => {
  const shopper = await newShopper(test);
  const subject = (at: number) => ({ kind: 'quote' as const, number: `Q${at}` });
  const notices = Array.from({ length: count }, (_, at) => ({ userId: shopper.id, subject: subject(at + 1) }));
  await notify(test.shop.db, notices, test.shop.clock());
  return shopper;
};

it('lists the newest first in pages, with the number of the unread ones', async () => {
  const { client } = await withNotices(3);
  const { body } = await client.call(endpoints.listNotifications, { query: { per_page: 2 } });
  expect(body).toMatchObject({ total_count: 3, pages: 2, unread_count: 3 });
  expect(body.notifications.map(({ title, path }) => [title, path])).toEqual([
    ['Q3: үнийн саналын хариу ирлээ', '/quotes'],
    ['Q2: үнийн саналын хариу ирлээ', '/quotes'],
  ]);
});

it('counts the unread ones in the session', async () => {
  const { client } = await withNotices(3);
  expect((await client.call(endpoints.getSession)).body.unread_count).toBe(3);
  await client.call(endpoints.readAllNotifications);
  expect((await client.call(endpoints.getSession)).body.unread_count).toBe(0);
  expect((await testClient(test.app).call(endpoints.getSession)).body).not.toHaveProperty('unread_count');
});

it('marks one as read, then all', async () => {
  const { client } = await withNotices(3);
  const { body } = await client.call(endpoints.listNotifications);
  const { id } = body.notifications[0]!;
  const read = () => client.call(endpoints.readNotification, { params: { id } });
  expect((await read()).body).toEqual({ unread_count: 2 });
  expect((await read()).body).toEqual({ unread_count: 2 });
  expect((await client.call(endpoints.readAllNotifications)).body).toEqual({ unread_count: 0 });
  expect((await client.call(endpoints.countUnreadNotifications)).body).toEqual({ unread_count: 0 });
});

it('shows and marks the own ones only', async () => {
  const owner = await withNotices(1);
  const { body } = await owner.client.call(endpoints.listNotifications);
  const { id } = body.notifications[0]!;
  const stranger = await withNotices(0);
  expect((await stranger.client.call(endpoints.listNotifications)).body).toMatchObject({
    unread_count: 0,
    notifications: [],
  });
  expect((await stranger.client.reject(endpoints.readNotification, { params: { id } })).status).toBe(404);
  await stranger.client.call(endpoints.readAllNotifications);
  expect((await owner.client.call(endpoints.countUnreadNotifications)).body.unread_count).toBe(1);
  expect((await testClient(test.app).reject(endpoints.listNotifications)).status).toBe(401);
});

it('tells the buyer what happens to an order, in the language of the reader', async () => {
  const { client, order } = await newBuyer(test, { money: 1_000_000 });
  const { number } = order;
  await client.call(endpoints.addStoreCredit, { params: { number }, body: { wallet: 'money', amount: 125_000 } });
  await client.call(endpoints.completeCheckout, { params: { number }, body: {} });
  const { body } = await client.call(endpoints.listNotifications, {}, { 'accept-language': 'en' });
  expect(body.notifications).toMatchObject([
    { kind: 'order', title: `${number}: your order is confirmed`, path: `/orders/${number}` },
  ]);
});

it('keeps them for half a year', async () => {
  const { client } = await withNotices(1);
  test.pass(179 * 24 * 3_600_000);
  await dropNotifications(test.shop);
  const count = () => test.shop.db.selectFrom('notifications').select('id').execute();
  expect(await count()).not.toEqual([]);
  test.pass(2 * 24 * 3_600_000);
  await dropNotifications(test.shop);
  expect(await count()).toEqual([]);
  expect((await client.reject(endpoints.listNotifications)).status).toBe(401);
});
