import { runInNewContext } from 'node:vm';
import * as endpoints from '@ortoo/contracts/endpoints';
import { notify } from '../db/notifications.tables';
import { sendOutbox } from '../outbox/api';
import { testClient, type TestClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { pushServicesOf, readPushServices } from '../providers/push-services';

const host = 'steppe.localhost';
let test: TestShop;

/** A site whose messages a third party sends. */
const publishSdk = async () => {
  const admin = testClient(test.app);
  await admin.signIn('admin@example.mn', 'Admin-2026');
  const params = { code: 'steppe' };
  const { config, draft_version } = (await admin.call(endpoints.getSite, { params })).body;
  const sdk = { push: true, push_sdk: { script: '/sandbox/push-sdk.js', origins: [] } };
  const { body } = await admin.call(endpoints.changeSite, {
    params,
    body: { draft_version, config: { ...config, ...sdk } },
  });
  expect(body.problems).toEqual([]);
  await admin.call(endpoints.publishSite, { params, body: { draft_version: body.draft_version, note: '' } });
};
beforeAll(async () => {
  test = await startTestShop();
  await publishSdk();
});
afterAll(() => test.close());

const faults: string[] = [];
const send = () => sendOutbox(test.shop, error => void faults.push((error as Error).message));
const sandbox = (path: string, init?: RequestInit) => fetch(`${test.shop.origin()}/sandbox${path}`, init);
const switchTo = (action: string) =>
  sandbox('/push-sdk', { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
beforeEach(async () => {
  faults.length = 0;
  await switchTo('works');
  await test.shop.db.deleteFrom('outbox').execute();
});

interface Sdk {
  subscribe: () => Promise<unknown>;
  deviceId: () => string | null;
  setTopics: (topics: string[]) => Promise<unknown>;
  unsubscribe: () => Promise<void>;
}

/** What the script defines in a page. */
const load = async (): Promise<Sdk> => {
  const window: { pushSdk?: Sdk } = {};
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  const fetchHere = (path: string, init?: RequestInit) => fetch(new URL(path, test.shop.origin()), init);
  const globals = { window, localStorage, fetch: fetchHere, Error, Promise, setTimeout };
  runInNewContext(await (await sandbox('/push-sdk.js')).text(), globals);
  if (!window.pushSdk) throw new Error('The script defines no SDK');
  return window.pushSdk;
};
const deviceAt = async (id: unknown) =>
  (await (await sandbox(`/push-sdk/devices/${String(id)}`)).json()) as { topics: string[]; messages: unknown[] };

let count = 0;
const newUser = async () => {
  const name = `sdk-${(count += 1)}`;
  const client = await signedInShopper(test, name, '', `${name}@example.org`, testClient(test.app, { host }), 'steppe');
  const { user } = (await client.call(endpoints.getSession)).body;
  return { client, id: user?.id ?? 0 };
};
const link = async (client: TestClient) => {
  const sdk = await load();
  const playerId = String(await sdk.subscribe());
  await client.call(endpoints.linkDevice, { body: { playerId } });
  return { sdk, playerId };
};
const notifyUser = (userId: number) =>
  notify(test.shop.db, [{ userId, subject: { kind: 'quote', number: 'Q1' } }], test.shop.clock());

it('hands a notification over to the third party, which brings it to the device of the user', async () => {
  const { client, id } = await newUser();
  const { playerId } = await link(client);
  await notifyUser(id);
  await send();
  expect(faults).toEqual([]);
  expect((await deviceAt(playerId)).messages).toEqual([
    {
      title: expect.stringContaining('Q1'),
      body: expect.any(String),
      url: expect.stringContaining(`${host}`),
      lang: expect.any(String),
      tag: expect.stringMatching(/^notification-\d+$/),
    },
  ]);
});

it('follows whoever links the device last, and nobody after the sign-out', async () => {
  const [first, second] = [await newUser(), await newUser()];
  const { playerId } = await link(first.client);
  await second.client.call(endpoints.linkDevice, { body: { playerId } });
  await notifyUser(first.id);
  await send();
  expect((await deviceAt(playerId)).messages).toEqual([]);
  await second.client.call(endpoints.signOut);
  await notifyUser(second.id);
  await send();
  expect((await deviceAt(playerId)).messages).toEqual([]);
});

it('takes no device of another site, nor one of the shop’s own messages', async () => {
  const { client } = await newUser();
  const { playerId } = await link(client);
  const elsewhere = await signedInShopper(test, 'elsewhere');
  await elsewhere.reject(endpoints.linkDevice, { body: { playerId } });
  const subscription = (
    await testClient(test.app).post<{ endpoint: string; keys: { p256dh: string; auth: string } }>(
      '/sandbox/push/subscriptions',
      { application_server_key: (await client.call(endpoints.getPushKey)).body.public_key },
    )
  ).body;
  const { body } = await elsewhere.call(endpoints.registerDevice, { body: { ...subscription, time_zone: 'UTC' } });
  expect(await client.reject(endpoints.linkDevice, { body: { playerId: body.player_id } })).toMatchObject({
    status: 404,
  });
});

it('tries again when the third party fails, and when it lies the second message has the tag of the first', async () => {
  const { client, id } = await newUser();
  const { playerId } = await link(client);
  await switchTo('fails');
  await notifyUser(id);
  await send();
  expect(faults).toEqual([expect.stringContaining('500')]);
  await switchTo('lies');
  test.pass(3_600_000);
  await send();
  await switchTo('works');
  test.pass(3_600_000);
  await send();
  const tags = ((await deviceAt(playerId)).messages as { tag: string }[]).map(({ tag }) => tag);
  expect(tags).toHaveLength(2);
  expect(tags[0]).toBe(tags[1]);
});

it('forgets a device that has unsubscribed there', async () => {
  const { client, id } = await newUser();
  const { sdk } = await link(client);
  await sdk.unsubscribe();
  expect(sdk.deviceId()).toBeNull();
  await notifyUser(id);
  await send();
  await notifyUser(id);
  const queued = await test.shop.db.selectFrom('outbox').select('kind').where('sent_at', 'is', null).execute();
  expect(queued).toHaveLength(1);
});

it('has topics of the device', async () => {
  const sdk = await load();
  const id = await sdk.subscribe();
  await sdk.setTopics(['quote', 'delivery']);
  expect((await deviceAt(id)).topics).toEqual(['quote', 'delivery']);
});

it('fails, names no device or answers nothing when it is switched so', async () => {
  const sdk = await load();
  await switchTo('fails');
  await expect(sdk.subscribe()).rejects.toThrow('The third party fails');
  await switchTo('lies');
  expect(await sdk.subscribe()).toBe(42);
  await switchTo('hangs');
  const silence = new Promise(resolve => setTimeout(() => resolve('nothing'), 300));
  expect(await Promise.race([sdk.subscribe(), silence])).toBe('nothing');
  expect((await switchTo('explodes')).status).toBe(400);
  expect(await (await sandbox('/push-sdk')).text()).toContain('<strong>Answers nothing</strong>');
});

it('takes messages with the key of the shop alone', async () => {
  const body = JSON.stringify({ player_id: 'x', title: 'x', ttl: 1 });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer other' };
  expect((await sandbox('/push-sdk/messages', { method: 'POST', headers, body })).status).toBe(401);
});

describe('the account at the third party', () => {
  const origin = () => 'https://shop.test';
  const settings = readPushServices('{"steppe":{"url":"https://api.test/m","key":"a-long-secret-key"}}');

  it('is that of the site in the setting', () => {
    const serviceOf = pushServicesOf(settings, { production: true, origin });
    expect(serviceOf('steppe')).toEqual({ url: 'https://api.test/m', key: 'a-long-secret-key' });
    expect(serviceOf('ortoo')).toBeUndefined();
  });

  it('is the sandbox’s outside production only', () => {
    expect(pushServicesOf(undefined, { production: false, origin })('ortoo')?.url).toContain('/sandbox/');
    expect(pushServicesOf(undefined, { production: true, origin })('ortoo')).toBeUndefined();
  });

  it('stops the start when it is wrong', () => {
    expect(() => readPushServices('{"steppe":{"url":"ftp://x","key":"short"}}')).toThrow(/PUSH_SDK/);
  });
});
