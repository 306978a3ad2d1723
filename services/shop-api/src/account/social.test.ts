import type { ApiErrorBody, Endpoint, SocialProviderName, SocialSignIn } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { OAuth2Server } from 'oauth2-mock-server';
import { Secret, TOTP } from 'otpauth';
import { buildShopApi } from '../app';
import { latestMessages } from '../db/outbox.tables';
import { socialProvidersOf } from '../providers/social-providers';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropEndedAccess } from './api';

/** A real server of OpenID Connect and OAuth 2, as both services. */
const service = new OAuth2Server();
let test: TestShop;
let app: FastifyInstance;
let claims: Record<string, unknown>;
let profile: Record<string, unknown>;

beforeAll(async () => {
  await service.issuer.keys.generate('RS256');
  await service.start(0, '127.0.0.1');
  service.service.on('beforeTokenSigning', token => Object.assign(token.payload, claims));
  service.service.on('beforeUserinfo', answer => Object.assign(answer, { body: profile }));
  test = await startTestShop();
  const issuer = service.issuer.url ?? '';
  const client = { clientId: 'shop', secret: 'a secret of the shop' };
  const social = socialProvidersOf({
    google: () => ({ issuer, ...client }),
    facebook: () => ({
      ...{ authorizeUrl: `${issuer}/authorize`, tokenUrl: `${issuer}/token`, profileUrl: `${issuer}/userinfo` },
      ...client,
    }),
  });
  app = await buildShopApi({ shop: { ...test.shop, social }, jobs: false });
});
afterAll(async () => {
  await app.close();
  await test.close();
  await service.stop();
});
beforeEach(async () => {
  await test.shop.db.deleteFrom('social_links').execute();
  await test.shop.db.deleteFrom('users').where('email', 'like', '%@example.org').execute();
  const names = { given_name: 'Номин', family_name: 'Бат' };
  claims = { sub: 'g1', email: 'Nomin@example.org', email_verified: true, ...names };
  profile = { id: 'f1', email: 'nomin@example.org', first_name: 'Номин', last_name: 'Бат' };
});

/** A browser that keeps both cookies. */
const openBrowser = () => {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/api') ? path : `/api/v2${path}`,
      headers: {
        'x-requested-with': 'ortoo',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  const call = async <Input, Output>(endpoint: Endpoint<Input, Output>, payload?: object, path = endpoint.path) =>
    (await send(endpoint.method as 'GET', path, payload)).json<Output & ApiErrorBody>();
  return {
    cookies,
    send,
    call,
    signIn: (login: string, password: string) => send('POST', '/session', { login, password }),
    begin: (provider: SocialProviderName, body: object = {}) =>
      call(endpoints.beginSocialSignIn, body, `/social/${provider}`),
    finish: (body: object = {}) => call(endpoints.finishSocialSignIn, body),
    links: async () => (await call(endpoints.listSocialLinks)).links.map(({ provider }) => provider),
  };
};
type Browser = ReturnType<typeof openBrowser>;

/** The service's page sends the browser back to this address. */
const leave = async (address: string): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
};
const pathOf = (address: string): string => new URL(address).pathname + new URL(address).search;

const visit = async (
  browser: Browser,
  provider: SocialProviderName,
  body: object = {},
): Promise<SocialSignIn & ApiErrorBody> => {
  const { url } = await browser.begin(provider, body);
  const answer = await browser.send('GET', pathOf(await leave(url)));
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/sign-in/social']);
  return browser.finish();
};

it.each<SocialProviderName>(['google', 'facebook'])('registers with %s, and signs in from then on', async provider => {
  const first = openBrowser();
  const registered = await visit(first, provider, { next: '/orders' });
  expect(registered).toMatchObject({
    result: 'signed_up',
    next: '/orders',
    session: { user: { email: 'nomin@example.org', firstname: 'Номин', lastname: 'Бат', roles: ['shopper'] } },
  });
  expect(await first.links()).toEqual([provider]);
  const again = await visit(openBrowser(), provider);
  expect(again.result).toBe('signed_in');
  expect(again.session.user?.id).toBe(registered.session.user?.id);
});

it('gives the new user no password that could be guessed', async () => {
  await visit(openBrowser(), 'google');
  for (const password of ['', 'null', 'x'])
    expect((await openBrowser().signIn('nomin@example.org', password)).statusCode).not.toBe(201);
});

it('takes over no account of the same address, and links it once its owner has signed in', async () => {
  claims['email'] = 'shopper@example.mn';
  const browser = openBrowser();
  expect((await visit(browser, 'google')).code).toBe('SOCIAL_EMAIL_TAKEN');
  expect((await browser.call(endpoints.getSession)).user).toBeNull();
  await browser.signIn('shopper@example.mn', 'Shopper-2026');
  expect(await browser.finish()).toMatchObject({
    result: 'linked',
    session: { user: { email: 'shopper@example.mn' } },
  });
  expect(await browser.links()).toEqual(['google']);
  expect((await visit(openBrowser(), 'google')).session.user?.email).toBe('shopper@example.mn');
});

it('does not link the address of another user', async () => {
  claims['email'] = 'shopper@example.mn';
  const browser = openBrowser();
  await visit(browser, 'google');
  await browser.signIn('staff@example.mn', 'Staff-2026');
  expect((await browser.finish()).code).toBe('SOCIAL_EMAIL_TAKEN');
  expect(await browser.links()).toEqual([]);
});

it.each<SocialProviderName>(['google', 'facebook'])(
  'registers no address that %s has not confirmed',
  async provider => {
    claims['email_verified'] = false;
    delete profile['email'];
    expect((await visit(openBrowser(), provider)).code).toBe('SOCIAL_EMAIL_MISSING');
  },
);

it.each([
  ['google', 'GOOGLE_DENIED'],
  ['facebook', 'FACEBOOK_DENIED'],
] as const)('says that the user denied %s', async (provider, code) => {
  service.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  expect((await visit(openBrowser(), provider)).code).toBe(code);
});

it.each([
  ['google', 'GOOGLE_CONNECTION'],
  ['facebook', 'FACEBOOK_CONNECTION'],
] as const)('says that the connection with %s failed', async (provider, code) => {
  service.service.once('beforeResponse', answer => Object.assign(answer, { statusCode: 503, body: {} }));
  const browser = openBrowser();
  expect((await visit(browser, provider)).code).toBe(code);
  expect((await browser.finish()).code).toBe('SOCIAL_EXPIRED');
});

it('rejects a profile that is broken, or a token of another nonce', async () => {
  profile = { error: 'sorry' };
  expect((await visit(openBrowser(), 'facebook')).code).toBe('FACEBOOK_CONNECTION');
  claims['nonce'] = 'another';
  expect((await visit(openBrowser(), 'google')).code).toBe('GOOGLE_CONNECTION');
});

it('says that the service cannot be reached before the browser leaves', async () => {
  const unreachable = { issuer: 'http://127.0.0.1:1', clientId: 'shop', secret: 'a secret of the shop' };
  const shop = { ...test.shop, social: socialProvidersOf({ google: () => unreachable }) };
  const alone = await buildShopApi({ shop, jobs: false });
  const client = testClient(alone);
  const begun = await client.reject(endpoints.beginSocialSignIn, { params: { provider: 'google' }, body: {} });
  expect([begun.status, begun.body.code]).toEqual([503, 'GOOGLE_CONNECTION']);
  const other = await client.reject(endpoints.beginSocialSignIn, { params: { provider: 'facebook' }, body: {} });
  expect(other.status).toBe(404);
  expect((await client.call(endpoints.listSocialProviders)).body.providers).toEqual(['google']);
  await alone.close();
});

it('accepts a return only in the browser that began, with its state, and once', async () => {
  const [browser, other] = [openBrowser(), openBrowser()];
  const back = pathOf(await leave((await browser.begin('google')).url));
  await other.begin('google');
  await other.send('GET', back);
  expect((await other.finish()).code).toBe('SOCIAL_EXPIRED');
  expect((await openBrowser().finish()).code).toBe('SOCIAL_EXPIRED');

  await browser.send('GET', back.replace(/state=[^&]+/, 'state=forged'));
  expect((await browser.finish()).code).toBe('SOCIAL_EXPIRED');
  await browser.send('GET', back);
  expect((await browser.finish()).result).toBe('signed_up');
  expect((await browser.finish()).code).toBe('SOCIAL_EXPIRED');
});

it('binds the visit to a cookie that scripts cannot read, and forgets it in time', async () => {
  const browser = openBrowser();
  const answer = await browser.send('POST', '/social/google', {});
  expect(answer.headers['set-cookie']).toMatch(/^social=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  const back = pathOf(await leave(answer.json<{ url: string }>().url));
  test.pass(20 * 60_000);
  await browser.send('GET', back);
  expect((await browser.finish()).code).toBe('SOCIAL_EXPIRED');
  await dropEndedAccess(test.shop.db, test.shop.clock());
  expect(await test.shop.db.selectFrom('social_attempts').select('provider').execute()).toEqual([]);
});

it('links and unlinks the account of a signed-in user', async () => {
  const browser = openBrowser();
  await browser.signIn('shopper@example.mn', 'Shopper-2026');
  const linked = await visit(browser, 'facebook', { link: true, next: '/profile/security' });
  expect(linked).toMatchObject({ result: 'linked', next: '/profile/security' } satisfies Partial<SocialSignIn>);
  expect(await browser.links()).toEqual(['facebook']);
  profile = { ...profile, id: 'f2' };
  expect((await visit(browser, 'facebook', { link: true })).code).toBe('SOCIAL_LINK_EXISTS');
  expect((await browser.send('DELETE', '/social/links/facebook')).statusCode).toBe(204);
  expect((await browser.send('DELETE', '/social/links/facebook')).statusCode).toBe(404);
  expect(await browser.links()).toEqual([]);
  const subjects = (await latestMessages(test.shop.db, 2)).map(({ recipient, subject }) => [recipient, subject]);
  expect(subjects).toEqual([
    ['shopper@example.mn', 'Холбосон бүртгэл салгагдлаа'],
    ['shopper@example.mn', 'Өөр бүртгэл холбогдлоо'],
  ]);
});

it('links an account with one user only, and for nobody without a session', async () => {
  await visit(openBrowser(), 'google');
  const browser = openBrowser();
  expect((await browser.begin('google', { link: true })).code).toBe('UNAUTHORIZED');
  await browser.signIn('shopper@example.mn', 'Shopper-2026');
  expect((await visit(browser, 'google', { link: true })).code).toBe('SOCIAL_LINK_TAKEN');
});

it('asks a user with a second factor for its code', async () => {
  const browser = openBrowser();
  const { session } = await visit(browser, 'google');
  const secret = new Secret({ size: 20 });
  await test.shop.db
    .updateTable('users')
    .set({ totp_secret: secret.base32, totp_confirmed_at: test.shop.clock() })
    .where('id', '=', session.user!.id)
    .execute();
  const next = openBrowser();
  expect((await visit(next, 'google')).code).toBe('SECOND_FACTOR_REQUIRED');
  expect((await next.finish({ otp: '000000' })).code).toBe('SECOND_FACTOR_WRONG');
  const otp = new TOTP({ secret }).generate({ timestamp: test.shop.clock().getTime() });
  test.pass(5_000);
  expect((await next.finish({ otp })).result).toBe('signed_in');
});

it('does not unlink the last way to sign in', async () => {
  const browser = openBrowser();
  const { session } = await visit(browser, 'google');
  // A code would reach the address that the service has confirmed.
  const { id } = session.user!;
  await test.shop.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute();
  const rejected = await browser.send('DELETE', '/social/links/google');
  expect([rejected.statusCode, rejected.json<ApiErrorBody>().code]).toEqual([409, 'LAST_WAY_IN']);
  expect(await browser.links()).toEqual(['google']);
  expect((await visit(browser, 'facebook', { link: true })).result).toBe('linked');
  expect((await browser.send('DELETE', '/social/links/google')).statusCode).toBe(204);
  expect((await browser.send('DELETE', '/social/links/facebook')).statusCode).toBe(409);
});
