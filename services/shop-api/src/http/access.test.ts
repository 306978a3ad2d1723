import { type Access, type ApiErrorBody, shopApiPrefix, shopHeaders } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import Fastify from 'fastify';
import { shopApi } from '../app';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { testClient, type TestClient } from '../testing/client';
import { accessTable, isForStaff } from './access.rules';
import { serverOptions } from './server-options';

let test: TestShop;
const clients: Partial<Record<'visitor' | 'shopper' | 'admin', TestClient>> = {};

beforeAll(async () => {
  test = await startTestShop();
  clients.visitor = testClient(test.app);
  clients.shopper = testClient(test.app);
  await clients.shopper.signIn('shopper@example.mn', 'Shopper-2026');
  clients.admin = testClient(test.app);
  await clients.admin.signIn('admin@example.mn', 'Admin-2026');
});
afterAll(() => test.close());

/** Errors for a missing right; anything else means that the route was open. Roles of staff: `staff/rights.test.ts`. */
const expected: Record<'anyone' | 'order' | 'signed-in' | 'staff', Record<keyof typeof clients, string>> = {
  anyone: { visitor: 'open', shopper: 'open', admin: 'open' },
  order: { visitor: 'open', shopper: 'open', admin: 'open' },
  'signed-in': { visitor: 'UNAUTHORIZED', shopper: 'open', admin: 'open' },
  staff: { visitor: 'UNAUTHORIZED', shopper: 'FORBIDDEN', admin: 'open' },
};
const kindOf = (access: Access) => (isForStaff(access) ? 'staff' : (access as keyof typeof expected));

const defined = Object.values(endpoints).map(({ method, path, access }) => [`${method} ${path}`, access] as const);
const everyRoute: (readonly [string, Access])[] = [...Object.entries(accessTable), ...defined];

const routes = everyRoute.filter(([route]) => !/ \/(session|oauth)/.test(route));
const cases = routes.flatMap(([route, access]) =>
  (['visitor', 'shopper', 'admin'] as const).map(
    role => [route, role, expected[kindOf(access)][role], access] as const,
  ),
);

it.each(cases)('%s for a %s: %s', async (route, role, decision, access) => {
  const [method, pattern] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
  const path = pattern.replace(':number', 'R999999999').replace(/:(id|code|slug)/g, '1');
  const call = clients[role]![method.toLowerCase() as 'get'];
  const { status, body } = await call<ApiErrorBody>(path, method === 'GET' || method === 'DELETE' ? undefined : {});
  const said = ['UNAUTHORIZED', 'FORBIDDEN', 'CSRF'].includes(body?.code) ? body.code : 'open';
  expect(said).toBe(decision);
  expect(status).toBeLessThan(500);
  if (access === 'order' && status !== 204) expect([404, 422]).toContain(status);
});

it('has a route for every definition, and a definition or an entry in the table for every route', async () => {
  const registered = new Set<string>();
  const app = Fastify(serverOptions({ isHttps: false }));
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') registered.add(`${one} ${url.slice(shopApiPrefix.length)}`);
  });
  await app.register(shopApi, { prefix: shopApiPrefix, shop: test.shop, jobs: false });
  await app.ready();
  expect([...registered].sort()).toEqual(everyRoute.map(([route]) => route).sort());
});

it('rejects a command with a cookie that our page did not send', async () => {
  const cookie = clients.shopper!.cookie();
  const send = (headers: Record<string, string>) =>
    test.app.inject({ method: 'PUT', url: `${shopApiPrefix}/orders/0/empty`, headers: { cookie, ...headers } });
  expect((await send({})).json<ApiErrorBody>().code).toBe('CSRF');
  const own = { [shopHeaders.requestedWith]: 'ortoo' };
  expect((await send({ ...own, 'sec-fetch-site': 'cross-site' })).json<ApiErrorBody>().code).toBe('CSRF');
  expect((await send({ ...own, 'sec-fetch-site': 'same-origin' })).json<ApiErrorBody>().code).toBe('ORDER_NOT_FOUND');
});

it('ends a session at sign-out and after a long idle time', async () => {
  const client = testClient(test.app);
  await client.signIn('shopper@example.mn', 'Shopper-2026');
  const cookie = client.cookie();
  expect((await client.get('/users/me')).status).toBe(200);
  await client.delete('/session');
  client.setCookie(cookie);
  expect((await client.get('/users/me')).status).toBe(401);
});

it('issues bearer tokens to API clients, each refresh token valid once', async () => {
  const client = testClient(test.app);
  type Tokens = { access_token: string; refresh_token: string; error?: string };
  const first = await client.post<Tokens>('/oauth/token', {
    grant_type: 'password',
    username: '99112233',
    password: 'Shopper-2026',
  });
  const me = await client.get('/users/me', undefined, { authorization: `Bearer ${first.body.access_token}` });
  expect(me.status).toBe(200);
  const refresh = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token };
  const second = await client.post<Tokens>('/oauth/token', refresh);
  expect(second.status).toBe(200);
  const stolen = await client.post<Tokens>('/oauth/token', refresh);
  expect([stolen.status, stolen.body.error]).toEqual([400, 'invalid_grant']);
  const after = await client.get('/users/me', undefined, { authorization: `Bearer ${second.body.access_token}` });
  expect(after.status).toBe(401);
});
