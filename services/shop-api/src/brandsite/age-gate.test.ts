import { confirmedAge, gateTryOf, shopApiPrefix } from '@ortoo/contracts';
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

it('asks again when a form has no answer', async () => {
  const answer = await post({ return_to: '/en/brand/story' });
  expect([answer.statusCode, answer.headers.location, answer.cookies]).toEqual([303, '/en/brand/story', []]);
});

describe('on a site that requires the date of birth', () => {
  const born = (year: string, month: string, day: string) =>
    post({ year, month, day, return_to: '/en/brand/recipes/uvs-sun?glasses=6' }, { host: 'munkh-tsas.localhost' });
  const setBy = ({ cookies: [cookie] }: Awaited<ReturnType<typeof born>>) =>
    `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;

  it('opens from the 21st birthday on, by the days of Ulaanbaatar, and stores no date', async () => {
    // 04:00 UTC on November 21 is noon there.
    const answer = await born('2005', '11', '21');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/brand/recipes/uvs-sun?glasses=6']);
    expect(setBy(answer)).toBe('age_ok=21');
    expect(gateTryOf(setBy(await born('2005', '11', '22')))).toMatchObject({ fault: 'too_young' });
    test.pass(12 * 3_600_000);
    // 16:00 UTC is midnight there: November 22 has begun.
    expect(setBy(await born('2005', '11', '22'))).toBe('age_ok=21');
    test.pass(-12 * 3_600_000);
  });

  it.each([
    [['1990', '2', '30'], 'no_such_day'],
    [['1890', '4', '25'], 'impossible'],
    [['2010', '4', '25'], 'too_young'],
    [['1990', '', '25'], 'incomplete'],
  ] as const)('returns %j to the form with the reason %s, for a minute', async ([year, month, day], fault) => {
    const answer = await born(year, month, day);
    expect(confirmedAge(setBy(answer))).toBe(0);
    expect(gateTryOf(setBy(answer))).toEqual({ fault, year, month, day });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 });
    expect(answer.headers.location).toBe('/en/brand/recipes/uvs-sun?glasses=6');
  });

  it('is not satisfied with the button of another site', async () => {
    const answer = await post(yes, { host: 'munkh-tsas.localhost' });
    expect(gateTryOf(setBy(answer))).toMatchObject({ fault: 'incomplete' });
  });
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
