import * as endpoints from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropEndedAccess, endAllAccess } from './api';
import { sessionLife } from './session.rules';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());
beforeEach(() => test.shop.db.deleteFrom('sessions').execute());

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1' };
const laptop = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36' };

const signedIn = async (headers: Record<string, string>, login = 'shopper@example.mn', password = 'Shopper-2026') => {
  const client = testClient(test.app, headers);
  expect((await client.signIn(login, password)).status).toBe(201);
  return client;
};
const listed = async (client: ReturnType<typeof testClient>) =>
  (await client.call(endpoints.listSessions)).body.sessions;

it('lists where a user is signed in, this place first', async () => {
  const own = await signedIn(phone);
  test.pass(1000);
  await signedIn(laptop);
  await signedIn(laptop, 'staff@example.mn', 'Staff-2026');
  expect(await listed(own)).toEqual([
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', address: '127.0.0.1', is_current: true }),
    expect.objectContaining({ browser: 'Chrome', system: 'Windows', address: '127.0.0.1', is_current: false }),
  ]);
});

it('gives a session another token at each sign-in, and ends the one before', async () => {
  const client = await signedIn(phone);
  const before = client.cookie();
  await client.signIn('shopper@example.mn', 'Shopper-2026');
  expect(client.cookie()).not.toBe(before);
  expect(await listed(client)).toHaveLength(1);
  client.setCookie(before);
  expect((await client.call(endpoints.getSession)).body.user).toBeNull();
});

it('records when and from where a session was last used', async () => {
  const client = await signedIn(phone);
  test.pass(sessionLife.touchEvery + 1);
  const headers = { cookie: client.cookie() };
  await test.app.inject({ url: '/api/v2/session', headers, remoteAddress: '198.51.100.7' });
  const [session] = await listed(client);
  expect(session).toMatchObject({ address: '198.51.100.7', seen_at: test.shop.clock().toISOString() });
});

it('ends one session, and only for its owner', async () => {
  const own = await signedIn(phone);
  const other = await signedIn(laptop);
  const id = (await listed(own)).find(({ is_current }) => !is_current)!.id;
  const stranger = await signedIn(laptop, 'staff@example.mn', 'Staff-2026');
  expect((await stranger.reject(endpoints.endSession, { params: { id } })).status).toBe(404);
  expect((await other.call(endpoints.getSession)).body.user).not.toBeNull();
  expect((await own.call(endpoints.endSession, { params: { id } })).status).toBe(204);
  expect((await other.call(endpoints.getSession)).body.user).toBeNull();
  expect((await own.reject(endpoints.endSession, { params: { id } })).status).toBe(404);
});

const grant = { grant_type: 'password', username: 'shopper@example.mn', password: 'Shopper-2026' };
const tokensOf = async () =>
  (await testClient(test.app).post<{ access_token: string; refresh_token: string }>('/oauth/token', grant)).body;
const statusWith = async (token: string) =>
  (await testClient(test.app, { authorization: `Bearer ${token}` }).get('/users/me')).status;

it('ends all other sessions and the tokens of API clients', async () => {
  const own = await signedIn(phone);
  const others = [await signedIn(laptop), await signedIn(laptop)];
  const stranger = await signedIn(laptop, 'staff@example.mn', 'Staff-2026');
  const tokens = await tokensOf();
  expect(await statusWith(tokens.access_token)).toBe(200);
  const { sessions } = (await own.call(endpoints.endOtherSessions)).body;
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true]);
  for (const client of others) expect((await client.call(endpoints.getSession)).body.user).toBeNull();
  expect((await stranger.call(endpoints.getSession)).body.user).not.toBeNull();
  expect(await statusWith(tokens.access_token)).toBe(401);
  const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  expect((await testClient(test.app).post('/oauth/token', refresh)).status).toBe(400);
});

it('ends all access of a user, this session too, when none is excepted', async () => {
  const client = await signedIn(phone);
  const { access_token } = await tokensOf();
  const { id } = (await client.call(endpoints.getSession)).body.user!;
  await transact(test.shop.db, trx => endAllAccess(trx, id, { now: test.shop.clock() }));
  expect((await client.call(endpoints.getSession)).body.user).toBeNull();
  expect(await statusWith(access_token)).toBe(401);
});

it('forgets sessions that have ended by themselves', async () => {
  await signedIn(laptop);
  test.pass(sessionLife.idle);
  const client = await signedIn(phone);
  expect(await listed(client)).toHaveLength(1);
  await dropEndedAccess(test.shop.db, test.shop.clock());
  const left = await test.shop.db.selectFrom('sessions').select('system').execute();
  expect(left).toEqual([{ system: 'iPhone' }]);
});
