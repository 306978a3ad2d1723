import { confirmContact, getOwnUser, requestContact, signInWithCode } from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, type TestClient, testClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const english = { 'accept-language': 'en' };
const shopper = (name: string) => signedInShopper(test, name, '', undefined, testClient(test.app, english));
const request = async (client: TestClient, login: string) =>
  (await client.call(requestContact, { body: { login } })).body.token;
const messages = async (count = 1) => (await latestMessages(test.shop.db, count)).reverse();
const lastCode = async () => /\b\d{6}\b/.exec((await messages())[0]?.body ?? '')?.[0] ?? '';
const confirm = (client: TestClient, token: string, code: string) =>
  client.call(confirmContact, { body: { token, code } });

it('changes an email address after its owner has confirmed it, and tells the old one', async () => {
  const client = await shopper('mover');
  const token = await request(client, 'New@Example.org');
  expect((await messages())[0]).toMatchObject({ recipient: 'new@example.org', subject: 'Confirm your new contact' });
  expect((await client.call(getOwnUser)).body.email).toBe('mover@example.org');
  const { body } = await confirm(client, token, await lastCode());
  expect(body.email).toBe('new@example.org');
  expect((await messages())[0]).toMatchObject({ recipient: 'mover@example.org', subject: 'Your contact was changed' });
});

it('adds a phone number', async () => {
  const client = await shopper('caller');
  const token = await request(client, '8811 4455');
  expect((await messages())[0]).toMatchObject({ kind: 'sms', recipient: '+97688114455' });
  expect((await confirm(client, token, await lastCode())).body.phone).toBe('+97688114455');
});

it('answers the same for a contact of another account, and informs only its owner', async () => {
  const [client] = [await shopper('taker'), await shopper('owner')];
  const token = await request(client, 'owner@example.org');
  expect((await messages())[0]).toMatchObject({
    recipient: 'owner@example.org',
    subject: 'This contact has an account already',
  });
  const rejected = await confirm(client, token, '123456');
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'CODE_WRONG']);
  expect((await client.call(getOwnUser)).body.email).toBe('taker@example.org');
});

it('is taken by the first of two users', async () => {
  const [first, second] = [await shopper('first'), await shopper('second')];
  const tokens = [await request(first, 'both@example.org')];
  const codes = [await lastCode()];
  tokens.push(await request(second, 'both@example.org'));
  codes.push(await lastCode());
  expect((await confirm(first, tokens[0]!, codes[0]!)).status).toBe(200);
  expect(errorOf(await confirm(second, tokens[1]!, codes[1]!)).code).toBe('LOGIN_TAKEN');
});

it('has a code for this user and this purpose only', async () => {
  const [client, other] = [await shopper('mine'), await shopper('not-mine')];
  const token = await request(client, 'mine-new@example.org');
  const code = await lastCode();
  expect(errorOf(await confirm(other, token, code)).code).toBe('CODE_EXPIRED');
  const body = { token, code, account: { firstname: '', lastname: '' } };
  expect(errorOf(await testClient(test.app).call(signInWithCode, { body })).code).toBe('CODE_EXPIRED');
  expect((await confirm(client, token, code)).status).toBe(200);
  expect(errorOf(await confirm(client, token, code)).code).toBe('CODE_EXPIRED');
});

it.each([
  ['12', 'PHONE_FORMAT'],
  ['bold@', 'EMAIL_FORMAT'],
])('rejects %s at its field', async (login, code) => {
  const client = await shopper(`format-${login.length}`);
  const rejected = await client.reject(requestContact, { body: { login } });
  expect([rejected.body.code, Object.keys(rejected.body.errors ?? {})]).toEqual([code, ['login']]);
});
