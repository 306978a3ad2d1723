import type { SecondFactorSetup } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { Secret, TOTP } from 'otpauth';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { hashPassword } from './passwords';
import { insertUser } from './users.tables';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

let number = 0;
const password = 'right';
const openAccount = async () => {
  const email = `own-${(number += 1)}@example.org`;
  const user = { login: { email }, firstname: 'A', lastname: '', roles: ['shopper' as const], now: test.shop.clock() };
  await insertUser(test.shop.db, { ...user, password_hash: await hashPassword(password) });
  const client = testClient(test.app);
  expect((await client.signIn(email, password)).status).toBe(201);
  return { client, email };
};
const codeOf = ({ secret }: SecondFactorSetup) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.shop.clock().getTime() });
/** The same code does not count twice. */
const nextStep = () => test.pass(60_000);
const setUp = async (client: TestClient) => {
  const setup = (await client.call(endpoints.beginSecondFactor)).body;
  const { recovery_codes } = (await client.call(endpoints.confirmSecondFactor, { body: { code: codeOf(setup) } })).body;
  nextStep();
  return { setup, codes: recovery_codes };
};
const signIn = async (login: string, otp?: string) => {
  const answer = await testClient(test.app).reject(endpoints.signIn, {
    body: { login, password, ...(otp && { otp }) },
  });
  return answer.status === 201 ? 'in' : answer.body.code;
};
const state = async (client: TestClient) => (await client.call(endpoints.getSecondFactor)).body;

it('turns on with the first code of the app, and asks for it from then on', async () => {
  const { client, email } = await openAccount();
  expect(await state(client)).toEqual({ since: null, is_required: false, recovery_codes_left: 0 });
  const setup = (await client.call(endpoints.beginSecondFactor)).body;
  expect(setup.qr).toMatch(/^data:image\/png;base64,/);
  expect(await signIn(email)).toBe('in');
  const wrong = await client.reject(endpoints.confirmSecondFactor, { body: { code: '000000' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'SECOND_FACTOR_WRONG']);
  test.pass(5_000);
  const { body } = await client.call(endpoints.confirmSecondFactor, { body: { code: codeOf(setup) } });
  expect(new Set(body.recovery_codes).size).toBe(10);
  expect(await state(client)).toMatchObject({ since: expect.any(String), recovery_codes_left: 10 });
  expect(await signIn(email)).toBe('SECOND_FACTOR_REQUIRED');
  nextStep();
  expect(await signIn(email, codeOf(setup))).toBe('in');
});

it('offers a new secret each time until one is confirmed, and none after', async () => {
  const { client } = await openAccount();
  const first = (await client.call(endpoints.beginSecondFactor)).body;
  const { setup } = await setUp(client);
  expect(setup.secret).not.toBe(first.secret);
  expect((await client.reject(endpoints.beginSecondFactor)).body.code).toBe('SECOND_FACTOR_ON');
  const body = { code: codeOf(setup) };
  expect((await client.reject(endpoints.confirmSecondFactor, { body })).body.code).toBe('SECOND_FACTOR_ON');
});

it('accepts each recovery code once, in any common notation, and stores only hashes', async () => {
  const { client, email } = await openAccount();
  const { codes } = await setUp(client);
  const [first = '', second = ''] = codes;
  expect(first).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
  const tries = await Promise.all(Array.from({ length: 3 }, () => signIn(email, first)));
  expect(tries.filter(result => result === 'in')).toHaveLength(1);
  test.pass(60_000);
  expect(await signIn(email, second.replaceAll('-', '').toLowerCase())).toBe('in');
  expect(await state(client)).toMatchObject({ recovery_codes_left: 8 });
  const rows = await test.shop.db.selectFrom('recovery_codes').select('code_hash').execute();
  expect(rows.some(({ code_hash }) => codes.some(code => code_hash.includes(code)))).toBe(false);
});

it('belongs to one user: a recovery code of another does not count', async () => {
  const { client } = await openAccount();
  const { codes } = await setUp(client);
  const other = await openAccount();
  await setUp(other.client);
  expect(await signIn(other.email, codes[0])).toBe('SECOND_FACTOR_WRONG');
});

it('replaces the recovery codes for the owner', async () => {
  const { client, email } = await openAccount();
  const { codes } = await setUp(client);
  const wrong = await client.reject(endpoints.renewRecoveryCodes, { body: { password: 'wrong' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
  test.pass(5_000);
  const { recovery_codes } = (await client.call(endpoints.renewRecoveryCodes, { body: { password } })).body;
  expect(await signIn(email, codes[0])).toBe('SECOND_FACTOR_WRONG');
  test.pass(5_000);
  expect(await signIn(email, recovery_codes[0])).toBe('in');
});

it.each<[string, (setup: SecondFactorSetup, codes: string[]) => { password: string } | { code: string }]>([
  ['the password', () => ({ password })],
  ['the code of the app', setup => ({ code: codeOf(setup) })],
  ['a recovery code', (_, [code = '']) => ({ code })],
])('turns off with %s', async (_, proof) => {
  const { client, email } = await openAccount();
  const { setup, codes } = await setUp(client);
  expect((await client.reject(endpoints.endSecondFactor, { body: { code: '000000' } })).status).toBe(401);
  test.pass(60_000);
  const { body } = await client.call(endpoints.endSecondFactor, { body: proof(setup, codes) });
  expect(body).toEqual({ since: null, is_required: false, recovery_codes_left: 0 });
  expect(await signIn(email)).toBe('in');
  const again = await client.reject(endpoints.endSecondFactor, { body: { password } });
  expect(again.body.code).toBe('SECOND_FACTOR_OFF');
});

it('slows down guesses at a signed-in device', async () => {
  const { client } = await openAccount();
  await setUp(client);
  const codes = [];
  for (let time = 0; time < 8; time += 1)
    codes.push((await client.reject(endpoints.endSecondFactor, { body: { code: '000000' } })).body.code);
  expect(codes.at(-1)).toBe('LOGIN_THROTTLED');
});
