import { confirmedAge, shopApiPrefix } from '@ortoo/contracts';
import { confirmAge } from '@ortoo/contracts/endpoints';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { localPath } from '../http/local-path.rules';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: shopApiPrefix + confirmAge.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.mn', ...headers },
    payload: String(new URLSearchParams(fields)),
  });
const yes = { age: '21', return_to: '/en/brand/story' };

it('stores the answer for 30 days and redirects back', async () => {
  const answer = await post(yes);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/brand/story']);
  const [cookie] = answer.cookies;
  expect(confirmedAge(`${cookie?.name}=${cookie?.value}`)).toBe(21);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.expires).toEqual(new Date('2026-12-21T04:00:00Z'));
});

it.each(['20', '', 'old'])('does not accept %p as an age', async age => {
  const answer = await post({ ...yes, age });
  expect([answer.statusCode, answer.cookies]).toEqual([422, []]);
});

it('serves a signed-in visitor’s plain form too, which cannot carry a header', async () => {
  const client = testClient(test.app);
  await client.signIn('shopper@example.mn', 'Shopper-2026');
  expect((await post(yes, { cookie: client.cookie() })).statusCode).toBe(303);
});

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 303],
  [{ origin: 'http://shop.mn' }, 303],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://elsewhere.mn' }, 403],
  [{ origin: 'null' }, 403],
])('checks the origin of the form: %j', async (headers, status) =>
  expect((await post(yes, headers)).statusCode).toBe(status),
);

it.each([
  ['/brand/story', '/brand/story'],
  ['//elsewhere.mn', '/'],
  ['/\\elsewhere.mn', '/'],
  ['https://elsewhere.mn', '/'],
  ['/a\r\nset-cookie: x=y', '/'],
  ['/архи', '/'],
  ['', '/'],
])('redirects %p to %s', (requested, path) => expect(localPath(requested)).toBe(path));
