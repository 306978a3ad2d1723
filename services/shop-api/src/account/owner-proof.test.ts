import { times } from '@ortoo/contracts';
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
  const email = `proof-${(number += 1)}@example.org`;
  const user = { firstname: 'A', lastname: '', roles: ['shopper' as const], now: test.shop.clock() };
  const password_hash = await hashPassword(password);
  const row = await insertUser(test.shop.db, { login: { email }, ...user, password_hash });
  const client = testClient(test.app);
  expect((await client.signIn(email, password)).status).toBe(201);
  return { client, id: row?.id ?? 0 };
};
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.shop.clock().getTime() });
const later = () => test.pass(times.freshSignIn);

type Proof = { password: string } | { code: string };
const begin = async (client: TestClient, proof?: Proof) => {
  const { status, body } = await client.reject(endpoints.beginPasskey, { body: { ...(proof && { proof }) } });
  return status === 200 ? 'begun' : body.code;
};
const beginLink = async (client: TestClient, proof?: Proof) => {
  const input = { params: { provider: 'google' as const }, body: { link: true, ...(proof && { proof }) } };
  const { status, body } = await client.reject(endpoints.beginSocialSignIn, input);
  return status === 200 ? 'begun' : body.code;
};

describe.each([
  ['a passkey', begin],
  ['a linked account', beginLink],
])('%s', (_, start) => {
  it('needs a proof, except soon after a sign-in', async () => {
    const { client } = await openAccount();
    expect(await start(client)).toBe('begun');
    later();
    expect(await start(client)).toBe('PROOF_REQUIRED');
    expect(await start(client, { password: 'wrong' })).toBe('WRONG_CREDENTIALS');
    test.pass(5_000);
    expect(await start(client, { password })).toBe('begun');
    expect(await start(client)).toBe('PROOF_REQUIRED');
  });

  it('is proved by the code of the app as well', async () => {
    const { client } = await openAccount();
    const { secret } = (await client.call(endpoints.beginSecondFactor)).body;
    later();
    // A secret that is not confirmed yet proves nothing, and is not confirmed by it.
    expect(await start(client, { code: codeOf(secret) })).toBe('PROOF_REQUIRED');
    await client.call(endpoints.confirmSecondFactor, { body: { code: codeOf(secret) } });
    test.pass(60_000);
    expect(await start(client, { code: '000000' })).toBe('SECOND_FACTOR_WRONG');
    test.pass(5_000);
    expect(await start(client, { code: codeOf(secret) })).toBe('begun');
  });
});

it('names the ways to prove it; an account without one signs in again', async () => {
  const { client, id } = await openAccount();
  later();
  expect((await client.reject(endpoints.beginPasskey)).body).toMatchObject({ ways: ['password'] });
  await test.shop.db.updateTable('users').set({ password_hash: null }).where('id', '=', id).execute();
  expect((await client.reject(endpoints.beginPasskey)).body).toMatchObject({ code: 'PROOF_REQUIRED', ways: [] });
});

it('slows down guesses at a signed-in device', async () => {
  const { client } = await openAccount();
  later();
  const codes = [];
  for (let time = 0; time < 8; time += 1) codes.push(await begin(client, { password: 'wrong' }));
  expect(codes.at(-1)).toBe('LOGIN_THROTTLED');
});
