import * as endpoints from '@ortoo/contracts/endpoints';
import { formatDateTime } from '@ortoo/i18n';
import { Secret, TOTP } from 'otpauth';
import { latestMessages } from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { createAuthenticator } from '../testing/authenticator';
import { testClient, type TestClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import type { Login } from './login.rules';
import { hashPassword } from './passwords';
import { insertUser } from './users.tables';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const password = 'right';
const device = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36' };

const openAccount = async (login: Login, locale = 'en'): Promise<TestClient> => {
  const user = { firstname: 'A', lastname: '', roles: ['shopper' as const], now: test.shop.clock() };
  await insertUser(test.shop.db, { login, ...user, password_hash: await hashPassword(password) });
  const client = testClient(test.app, { ...device, 'accept-language': locale });
  const signedIn = await client.signIn('email' in login ? login.email : login.phone, password);
  expect(signedIn.status).toBe(201);
  return client;
};
const lastMessage = async () => {
  const [message] = await latestMessages(test.shop.db, 1);
  return message ? deliverable(test.shop, message) : undefined;
};
const addPasskey = async (client: TestClient) => {
  const authenticator = createAuthenticator({ origin: test.shop.hosts.originOf('ortoo') });
  const options = (await client.call(endpoints.beginPasskey)).body;
  return (await client.call(endpoints.addPasskey, { body: { response: authenticator.create(options) } })).body;
};
const turnAppOn = async (client: TestClient) => {
  const { secret } = (await client.call(endpoints.beginSecondFactor)).body;
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = app.generate({ timestamp: test.shop.clock().getTime() });
  await client.call(endpoints.confirmSecondFactor, { body: { code } });
};

const changes: Record<string, (client: TestClient) => Promise<unknown>> = {
  'A passkey was added': addPasskey,
  'A passkey was removed': async client =>
    client.call(endpoints.removePasskey, { params: { id: (await addPasskey(client)).id } }),
  'Two-step verification was turned on': turnAppOn,
  'Two-step verification was turned off': async client => {
    await turnAppOn(client);
    await client.call(endpoints.endSecondFactor, { body: { password } });
  },
  'New recovery codes were created': async client => {
    await turnAppOn(client);
    await client.call(endpoints.renewRecoveryCodes, { body: { password } });
  },
  'Your password was changed': client =>
    client.call(endpoints.changePassword, { body: { current_password: password, password: 'Khan-Khentii-26' } }),
};

it.each(Object.entries(changes))('reports by email: %s', async (subject, change) => {
  const email = `${subject.replaceAll(' ', '-').toLowerCase()}@example.org`;
  await change(await openAccount({ email }));
  const message = await lastMessage();
  expect(message).toMatchObject({ kind: 'email', recipient: email, subject });
  for (const part of [message?.body, message?.html]) {
    expect(part).toContain('Chrome · Android');
    expect(part).toContain('127.0.0.1');
    expect(part).toContain(formatDateTime(test.shop.clock(), 'en'));
    expect(part).toContain('If it was not you');
    expect(part).toContain(`${test.shop.hosts.originOf('ortoo')}/en/sign-in/recover`);
  }
});

it('reports by SMS, in the language of the page, to an account without an email address', async () => {
  await addPasskey(await openAccount({ phone: '+97688110022' }, 'mn'));
  const message = await lastMessage();
  expect(message).toMatchObject({ kind: 'sms', recipient: '+97688110022', html: null });
  expect(message?.body).toContain('Таны бүртгэлд «Chrome · Android» нэвтрэх түлхүүр нэмэгдлээ. Та биш бол');
  expect(message?.body).toContain(`${test.shop.hosts.originOf('ortoo')}/sign-in/recover`);
});

it('reports nothing that was not done', async () => {
  const client = await openAccount({ email: 'unchanged@example.org' });
  await client.reject(endpoints.removePasskey, { params: { id: 123_456 } });
  await client.reject(endpoints.changePassword, { body: { current_password: 'wrong', password: 'Khan-Khentii-26' } });
  const recipients = (await latestMessages(test.shop.db, 50)).map(({ recipient }) => recipient);
  expect(recipients).not.toContain('unchanged@example.org');
});
