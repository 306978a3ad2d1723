import { changePassword, getOwnCredentials, requestCode, signInWithCode } from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { hashPassword } from './passwords';
import { insertUser } from './users.tables';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const old = 'Өвлийн-тэргэл-сар';
const fresh = 'Намрын-шар-навчис';
let number = 0;

const newUser = async (password: string | null = old) => {
  const email = `password-${(number += 1)}@example.org`;
  const password_hash = password === null ? null : await hashPassword(password);
  const names = { firstname: 'Тэмүүлэн', lastname: '', roles: ['shopper' as const], now: test.shop.clock() };
  await insertUser(test.shop.db, { login: { email }, password_hash, ...names });
  return email;
};

const signedIn = async (email: string, password: string) => {
  const client = testClient(test.app, { 'accept-language': 'en' });
  expect((await client.signIn(email, password)).status).toBe(201);
  return client;
};

const signedInByCode = async (email: string) => {
  const client = testClient(test.app, { 'accept-language': 'en' });
  const { body } = await client.call(requestCode, { body: { login: email, purpose: 'recovery' } });
  const code = /\d{6}/.exec((await latestMessages(test.shop.db, 1))[0]!.body)![0];
  expect((await client.call(signInWithCode, { body: { token: body.token, code } })).status).toBe(201);
  return client;
};

const change = (client: TestClient, password: string, current_password?: string) =>
  client.call(changePassword, { body: { password, ...(current_password && { current_password }) } });
const isIn = async (client: TestClient) => (await client.get('/users/me')).status === 200;

it('changes the password with the current one, ends other sessions and tokens, and tells the owner', async () => {
  const email = await newUser();
  const own = await signedIn(email, old);
  const other = await signedIn(email, old);
  const grant = { grant_type: 'password', username: email, password: old };
  const { body: tokens } = await testClient(test.app).post<{ access_token: string }>('/oauth/token', grant);
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  expect((await testClient(test.app).get('/users/me', undefined, bearer)).status).toBe(200);

  expect(await change(own, fresh)).toMatchObject({ status: 422, body: { code: 'PASSWORD_REQUIRED' } });
  const wrong = await change(own, fresh, 'wrong');
  expect(wrong).toMatchObject({
    status: 422,
    body: { errors: { current_password: [expect.stringMatching(/wrong/)] } },
  });
  expect((await change(own, fresh, old)).status).toBe(204);

  expect([await isIn(own), await isIn(other)]).toEqual([true, false]);
  expect((await testClient(test.app).get('/users/me', undefined, bearer)).status).toBe(401);
  expect((await testClient(test.app).signIn(email, old)).status).toBe(401);
  await signedIn(email, fresh);
  expect((await latestMessages(test.shop.db, 1))[0]).toMatchObject({
    recipient: email,
    subject: 'Your password was changed',
  });
});

it('slows down guesses of the current password', async () => {
  const client = await signedIn(await newUser(), old);
  const codes: unknown[] = [];
  for (let guess = 0; guess < 8; guess += 1) codes.push(errorOf(await change(client, fresh, `guess-${guess}`)).code);
  expect(codes).toEqual([...Array<string>(5).fill('PASSWORD_WRONG'), ...Array<string>(3).fill('LOGIN_THROTTLED')]);
});

it('needs no current password soon after a sign-in with a code', async () => {
  const email = await newUser();
  const forgotten = await signedIn(email, old);
  const client = await signedInByCode(email);
  expect((await client.call(getOwnCredentials)).body.needs_current_password).toBe(false);
  expect((await change(client, fresh)).status).toBe(204);
  expect([await isIn(client), await isIn(forgotten)]).toEqual([true, false]);
  await signedIn(email, fresh);

  const late = await signedInByCode(email);
  test.pass(15 * 60_000);
  expect(errorOf(await change(late, old)).code).toBe('PASSWORD_REQUIRED');
  expect((await late.call(getOwnCredentials)).body.needs_current_password).toBe(true);
});

it('gives an account without a password its first one', async () => {
  const email = await newUser(null);
  const client = await signedInByCode(email);
  test.pass(20 * 60_000);
  expect((await client.call(getOwnCredentials)).body).toMatchObject({ has_password: false });
  expect((await change(client, fresh)).status).toBe(204);
  expect((await client.call(getOwnCredentials)).body).toMatchObject({ has_password: true });
  await signedIn(email, fresh);
});

it.each(['password1', 'Тэмүүлэн-1'])('rejects the password %s beside its field', async weak => {
  const client = await signedInByCode(await newUser(null));
  const answer = await change(client, weak);
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_WEAK', errors: { password: [expect.any(String)] } },
  });
});

it('requires a sign-in', async () => expect((await change(testClient(test.app), fresh, old)).status).toBe(401));
