import { requestedWith, shopHeaders } from '@ortoo/contracts';
import type { FastifyInstance } from 'fastify';
import { buildShopApi } from '../app';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let secure: FastifyInstance;

beforeAll(async () => {
  test = await startTestShop();
  secure = await buildShopApi({ shop: { ...test.shop, secureCookies: true }, trustProxy: ['loopback'] });
});
afterAll(async () => {
  await secure.close();
  await test.close();
});

const headers = (protocol: string) => ({
  'sec-fetch-site': 'same-origin',
  [shopHeaders.requestedWith]: requestedWith,
  'x-forwarded-proto': protocol,
});

const signIn = async (app: FastifyInstance, protocol: string): Promise<string> => {
  const payload = { login: 'shopper@example.mn', password: 'Shopper-2026' };
  const answer = await app.inject({ method: 'POST', url: '/api/v2/session', headers: headers(protocol), payload });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers['set-cookie']);
};

const userOf = async (app: FastifyInstance, protocol: string, cookie: string) => {
  const answer = await app.inject({ url: '/api/v2/session', headers: { ...headers(protocol), cookie } });
  return answer.json<{ user: { login: string } | null }>().user;
};

it.each(['http', 'https'])(
  'is Secure and limited to this host when the public URL is https and a proxy says %s',
  async protocol => {
    const cookie = await signIn(secure, protocol);
    expect(cookie).toMatch(/^__Host-session=[\w-]+; Path=\/; .*; HttpOnly; Secure; SameSite=Lax$/);
    const own = cookie.split(';')[0] ?? '';
    expect(await userOf(secure, protocol, own)).not.toBeNull();
    expect(await userOf(secure, protocol, own.replace('__Host-', ''))).toBeNull();
  },
);

it('is a plain cookie when the public URL is http, whatever a header says', async () => {
  expect(await signIn(test.app, 'https')).toMatch(/^session=[^;]+; .*SameSite=Lax$/);
});

it('sets the age cookie in the same way', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const age = { method: 'POST' as const, url: '/api/v2/age_gate', payload: 'age=21&return_to=/' };
  const answer = await secure.inject({ ...age, headers: { ...headers('http'), ...form } });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-age_ok=21; .*; Secure; SameSite=Lax$/);
});
