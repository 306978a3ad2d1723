import type { SecondFactorSetup } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { Secret, TOTP } from 'otpauth';
import { buildShopApi, type Shop } from '../app';
import { hashPassword } from './passwords';
import { insertUser } from './users.tables';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { makeMember } from '../testing/staff';
import { sessionFromCookie } from './session-from-cookie';

let test: TestShop;
let app: Awaited<ReturnType<typeof buildShopApi>>;
let shop: Shop;
beforeAll(async () => {
  test = await startTestShop();
  await test.shop.db.deleteFrom('users').execute();
  shop = { ...test.shop, production: true };
  app = await buildShopApi({ shop, jobs: false });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

let number = 0;
const newAccount = async (roles: ('shopper' | 'staff' | 'admin')[]) => {
  const login = { email: `account-${(number += 1)}@example.org` };
  const password_hash = await hashPassword('right');
  const now = shop.clock();
  const user = await insertUser(shop.db, { login, password_hash, firstname: 'A', lastname: '', roles, now });
  if (roles.includes('staff')) await makeMember(shop.db, user!.id);
  return login.email;
};

interface Body {
  code: string;
  second_factor?: SecondFactorSetup;
}
const signIn = (login: string, otp?: string, client = testClient(app)) =>
  client.post<Body>(endpoints.signIn.path, { login, password: 'right', ...(otp && { otp }) });
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.clock().getTime() + steps * 30_000 });

const setUp = async (login: string) => {
  const secret = (await signIn(login)).body.second_factor!.secret;
  expect((await signIn(login, codeOf(secret))).status).toBe(201);
  test.pass(60_000);
  return secret;
};

it('lets shoppers in with a password alone', async () => {
  expect((await signIn(await newAccount(['shopper']))).status).toBe(201);
});

it('makes staff set up an app at their first sign-in, and requires its code from then on', async () => {
  const login = await newAccount(['shopper', 'staff']);
  const offered = await signIn(login);
  expect([offered.status, offered.body.code]).toEqual([401, 'SECOND_FACTOR_SETUP']);
  const { secret, address, qr } = offered.body.second_factor!;
  expect(address).toMatch(/^otpauth:\/\/totp\/Ortoo:account/);
  expect(qr).toMatch(/^data:image\/png;base64,/);
  expect((await signIn(login)).body.second_factor!.secret).toBe(secret);

  const client = testClient(app);
  expect((await signIn(login, codeOf(secret), client)).status).toBe(201);
  expect((await client.call(endpoints.listStaffCoupons)).status).toBe(200);
  expect((await signIn(login)).body.code).toBe('SECOND_FACTOR_REQUIRED');
});

it('accepts each code once, and those of the step before and after', async () => {
  const login = await newAccount(['admin']);
  const secret = await setUp(login);
  const before = codeOf(secret, -1);
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(login, before)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await signIn(login, codeOf(secret, 1))).status).toBe(201);
  expect((await signIn(login, codeOf(secret))).body.code).toBe('SECOND_FACTOR_WRONG');
  expect((await signIn(login, codeOf(secret, 5))).body.code).toBe('SECOND_FACTOR_WRONG');
});

it('slows down code guessing', async () => {
  const login = await newAccount(['staff']);
  await setUp(login);
  const codes = [];
  for (let time = 0; time < 8; time += 1) codes.push((await signIn(login, '000000')).body.code);
  expect(codes.filter(code => code === 'SECOND_FACTOR_WRONG').length).toBeLessThanOrEqual(5);
  expect(codes.at(-1)).toBe('LOGIN_THROTTLED');
});

it('grants a privileged role to no session and no token that began without the second factor', async () => {
  const login = await newAccount(['shopper']);
  const client = testClient(app);
  await signIn(login, undefined, client);
  const grant = { grant_type: 'password', username: login, password: 'right' };
  const { access_token } = (await client.post<{ access_token: string }>('/oauth/token', grant)).body;
  await shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('email', '=', login).execute();
  const bearer = { authorization: `Bearer ${access_token}` };
  expect((await client.reject(endpoints.listStaffCoupons)).status).toBe(403);
  expect((await testClient(app).reject(endpoints.listStaffCoupons, {}, bearer)).status).toBe(403);
  expect((await sessionFromCookie(shop, { cookie: client.cookie(), site: 'ortoo' }))?.roles).toEqual(['shopper']);
  expect((await client.post<Body>('/oauth/token', grant)).body.code).toBe('SECOND_FACTOR_SETUP');
});

it('does not let staff turn off what they need', async () => {
  const login = await newAccount(['staff']);
  const secret = await setUp(login);
  const client = testClient(app);
  await signIn(login, codeOf(secret), client);
  expect((await client.call(endpoints.getSecondFactor)).body.is_required).toBe(true);
  expect((await client.reject(endpoints.endSecondFactor, { body: { password: 'right' } })).body.code).toBe('FORBIDDEN');
});
