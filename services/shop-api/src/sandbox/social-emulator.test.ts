import type { ApiErrorBody, SocialProviderName, SocialSignIn } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const hrefOf = (page: string, label: string): string => {
  const link = page.split('<a href="').find(part => part.includes(`>${label}`)) ?? '';
  return (link.split('"')[0] ?? '').replaceAll('&amp;', '&');
};

/** Follows a link of the service's page with the browser's cookie; how the sign-in ends. */
const choose = async (provider: SocialProviderName, label: string) => {
  const client = testClient(test.app);
  const begun = await client.call(endpoints.beginSocialSignIn, { params: { provider }, body: {} });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const page = await (await fetch(begun.body.url)).text();
  const answer = await fetch(hrefOf(page, label), { headers: { cookie }, redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  if (location.includes('/callback')) await fetch(location, { headers: { cookie }, redirect: 'manual' });
  const { body } = await client.post<SocialSignIn & ApiErrorBody>('/session/social', {}, { cookie });
  return body.result ?? body.code;
};

const endings = [
  ['Saruul', 'signed_up'],
  ['Saruul', 'signed_in'],
  ['Bold', 'SOCIAL_EMAIL_TAKEN'],
  ['Tuya', 'SOCIAL_EMAIL_MISSING'],
  ['Deny', 'DENIED'],
  ['Break', 'CONNECTION'],
] as const;

it.each<[SocialProviderName, string]>([
  ['google', 'GOOGLE'],
  ['facebook', 'FACEBOOK'],
])('lets a tester decide how a sign-in with %s ends', async (provider, name) => {
  await test.shop.db.deleteFrom('users').where('email', '=', 'saruul@example.org').execute();
  for (const [label, ending] of endings) {
    const expected = ending === 'DENIED' || ending === 'CONNECTION' ? `${name}_${ending}` : ending;
    expect(await choose(provider, label)).toBe(expected);
  }
});

it('is down when it is switched off', async () => {
  await fetch(`${test.shop.origin()}/sandbox/switches/social`, {
    method: 'POST',
    body: new URLSearchParams({ state: 'down' }),
    redirect: 'manual',
  });
  expect(await choose('facebook', 'Saruul')).toBe('FACEBOOK_CONNECTION');
});

it('redirects to no other site', async () => {
  const query = 'person=saruul&redirect_uri=https://example.org/&state=s&code_challenge=c';
  expect((await fetch(`${test.shop.origin()}/sandbox/social/google/choose?${query}`)).status).toBe(404);
});
