import * as endpoints from '@ortoo/contracts/endpoints';
import { notify } from '../db/notifications.tables';
import type { NotificationSubject } from '../db/schema.notifications';
import { notifyBuyer } from '../emails/api';
import { findOrderById } from '../orders/api';
import { sendOutbox } from '../outbox/api';
import { newBuyer, newShopper } from '../testing/buyers';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropForsakenDevices } from './api';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const hour = 3_600_000;
const faults: unknown[] = [];
const send = () => sendOutbox(test.shop, error => void faults.push((error as Error).message));
beforeEach(async () => {
  faults.length = 0;
  await test.shop.db.deleteFrom('outbox').execute();
});

interface Subscribed {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A browser's subscription at the emulated push service. */
const subscribe = async (): Promise<Subscribed> => {
  const { body } = await testClient(test.app).call(endpoints.getPushKey);
  const { body: subscription } = await testClient(test.app).post<Subscribed>('/sandbox/push/subscriptions', {
    application_server_key: body.public_key,
  });
  return subscription;
};
const at = ({ endpoint }: Subscribed) => new URL(endpoint).pathname;
const received = async (subscription: Subscribed) =>
  (await testClient(test.app).get<{ messages: unknown[] }>(at(subscription))).body.messages;
const setMode = (subscription: Subscribed, mode: string) =>
  testClient(test.app).put(`${at(subscription)}/mode`, { mode });

/** It is noon in Ulaanbaatar when the tests begin. */
const register = async (client: TestClient, subscription: Subscribed, time_zone = 'Asia/Ulaanbaatar') =>
  (await client.call(endpoints.registerDevice, { body: { ...subscription, time_zone } })).body.player_id;

const withDevice = async () => {
  const shopper = await newShopper(test);
  const subscription = await subscribe();
  const playerId = await register(shopper.client, subscription);
  await shopper.client.call(endpoints.linkDevice, { body: { playerId } });
  return { ...shopper, subscription, playerId };
};
const notifyUser = (userId: number, subject: NotificationSubject = { kind: 'quote', number: 'Q1' }) =>
  notify(test.shop.db, [{ userId, subject }], test.shop.clock());
const messages = () => test.shop.db.selectFrom('outbox').selectAll().orderBy('id').execute();

it('sends a notification once to the linked device, in its language, with its address', async () => {
  const { id, subscription } = await withDevice();
  await notifyUser(id);
  await send();
  await send();
  expect(faults).toEqual([]);
  expect(await received(subscription)).toEqual([
    {
      title: 'Q1: үнийн саналын хариу ирлээ',
      body: 'Өртөө',
      url: `${test.shop.hosts.originOf('ortoo')}/quotes`,
      lang: 'mn',
      tag: expect.stringMatching(/^notification-\d+$/),
    },
  ]);
  expect(await messages()).toMatchObject([{ kind: 'push', sent_at: test.shop.clock(), due_at: null }]);
});

it('is one device for the same endpoint', async () => {
  const { client, subscription, playerId } = await withDevice();
  expect(await register(client, subscription)).toBe(playerId);
});

it('sends nothing to a device that is signed out, removed or of somebody else', async () => {
  const out = await withDevice();
  const removed = await withDevice();
  const other = await withDevice();
  await out.client.call(endpoints.signOut);
  await removed.client.call(endpoints.removeDevice, { params: { player_id: removed.playerId } });
  await notifyUser(out.id);
  await notifyUser(removed.id);
  expect(await messages()).toEqual([]);
  await send();
  for (const { subscription } of [out, removed, other]) expect(await received(subscription)).toEqual([]);
});

it('stays with its user who signs in again, and goes with nobody else', async () => {
  const client = testClient(test.app);
  const signIn = async (login: string, password: string) => {
    await client.signIn(login, password);
    return (await client.call(endpoints.getSession)).body.user?.id ?? 0;
  };
  const id = await signIn('shopper@example.mn', 'Shopper-2026');
  const subscription = await subscribe();
  await client.call(endpoints.linkDevice, { body: { playerId: await register(client, subscription) } });
  await signIn('shopper@example.mn', 'Shopper-2026');
  await notifyUser(id);
  await send();
  expect(await received(subscription)).toHaveLength(1);
  const other = await signIn('vendor@example.mn', 'Vendor-2026');
  await notifyUser(other);
  await notifyUser(id);
  await send();
  expect(await received(subscription)).toHaveLength(1);
});

it('sends nothing that its user has refused, or has read by then', async () => {
  const { client, id, subscription } = await withDevice();
  await client.call(endpoints.setNotification, { body: { kind: 'quote', channel: 'push', enabled: false } });
  await notifyUser(id);
  expect(await messages()).toEqual([]);
  await client.call(endpoints.setNotification, { body: { kind: 'quote', channel: 'push', enabled: true } });
  await notifyUser(id);
  await client.call(endpoints.readAllNotifications);
  await send();
  expect(await received(subscription)).toEqual([]);
  expect(await messages()).toMatchObject([{ sent_at: null, failed_at: expect.any(Date) }]);
});

it('waits for the end of the quiet hours of the device', async () => {
  const { client, id, subscription } = await withDevice();
  const { body } = await client.call(endpoints.getNotificationSettings);
  expect(body.quiet_hours).toEqual({ from: 22, to: 8 });
  const hourThere = (test.shop.clock().getUTCHours() + 8) % 24;
  const saved = await client.call(endpoints.setQuietHours, {
    body: { from: hourThere, to: (hourThere + 2) % 24 },
  });
  expect(saved.body.quiet_hours.from).toBe(hourThere);
  await notifyUser(id);
  await send();
  expect(await received(subscription)).toEqual([]);
  const [waiting] = await messages();
  expect(waiting?.due_at?.getTime()).toBeGreaterThan(test.shop.clock().getTime() + hour);
  test.pass(2 * hour);
  await send();
  expect(await received(subscription)).toHaveLength(1);
});

it('tries again when the push service is busy, and when it lies the second message replaces the first', async () => {
  const { id, subscription } = await withDevice();
  await setMode(subscription, 'busy');
  await notifyUser(id);
  await send();
  expect((await messages())[0]?.due_at?.getTime()).toBe(test.shop.clock().getTime() + 90_000);
  await setMode(subscription, 'lie');
  test.pass(90_000);
  await send();
  await setMode(subscription, 'accept');
  test.pass(hour);
  await send();
  const tags = (await received(subscription)) as { tag: string }[];
  expect(tags).toHaveLength(2);
  expect(tags[0]?.tag).toBe(tags[1]?.tag);
  expect(faults).toHaveLength(2);
});

it('forgets a device whose subscription has ended', async () => {
  const { id, subscription } = await withDevice();
  await setMode(subscription, 'gone');
  await notifyUser(id);
  await send();
  expect(faults).toEqual(['Push service answered 410: {"error":"gone"}']);
  await test.shop.db.deleteFrom('outbox').execute();
  await notifyUser(id);
  expect(await messages()).toEqual([]);
});

it('sends what concerns an order to devices of its site alone', async () => {
  const { client, order } = await newBuyer(test);
  const playerId = await register(client, await subscribe());
  await client.call(endpoints.linkDevice, { body: { playerId } });
  const { db, clock } = test.shop;
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  for (const site of ['ortoo', 'munkh-tsas']) {
    await db.updateTable('orders').set({ site }).where('id', '=', id).execute();
    await notifyBuyer(db, await findOrderById(db, id), 'shipped', {}, clock());
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([playerId]);
  }
});

it('sends what concerns one site to no device of another, and what concerns none to each', async () => {
  const device = async (host: string) => {
    const client = testClient(test.app, { host });
    await client.signIn('shopper@example.mn', 'Shopper-2026');
    const playerId = await register(client, await subscribe());
    await client.call(endpoints.linkDevice, { body: { playerId } });
    return { client, playerId };
  };
  const [own, other] = [await device('localhost'), await device('steppe.localhost')];
  expect((await other.client.reject(endpoints.linkDevice, { body: own })).status).toBe(404);
  const { id } = await test.shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'shopper@example.mn')
    .executeTakeFirstOrThrow();
  const sentFor = async (site?: string) => {
    await notify(test.shop.db, [{ userId: id, subject: { kind: 'quote', number: 'Q1' } }], test.shop.clock(), site);
    const sent = (await messages()).map(({ recipient }) => recipient);
    await test.shop.db.deleteFrom('outbox').execute();
    return sent.toSorted();
  };
  expect(await sentFor('ortoo')).toEqual([own.playerId]);
  expect(await sentFor('steppe')).toEqual([other.playerId]);
  expect(await sentFor()).toEqual([own.playerId, other.playerId].toSorted());
});

it('forgets the session of a device that another site registers', async () => {
  const { id, subscription } = await withDevice();
  await register(testClient(test.app, { host: 'steppe.localhost' }), subscription);
  await notifyUser(id);
  expect(await messages()).toEqual([]);
});

it('rejects an address that is no push service, and links no unknown device', async () => {
  const { client } = await newShopper(test);
  const subscription = { ...(await subscribe()), endpoint: 'http://169.254.169.254/latest' };
  const answer = await client.reject(endpoints.registerDevice, { body: { ...subscription, time_zone: 'UTC' } });
  expect([answer.status, errorOf(answer).errors]).toEqual([422, { endpoint: [expect.any(String)] }]);
  expect(await client.reject(endpoints.linkDevice, { body: { playerId: 'unknown' } })).toMatchObject({
    status: 404,
    body: { code: 'PUSH_DEVICE' },
  });
});

it('drops devices of nobody after half a year', async () => {
  const client = testClient(test.app);
  const subscription = await subscribe();
  const playerId = await register(client, subscription);
  const exists = async () =>
    (await test.shop.db.selectFrom('push_devices').select('player_id').execute()).some(
      row => row.player_id === playerId,
    );
  await dropForsakenDevices(test.shop);
  expect(await exists()).toBe(true);
  test.pass(181 * 24 * hour);
  await dropForsakenDevices(test.shop);
  expect(await exists()).toBe(false);
});
