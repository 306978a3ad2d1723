import { shopApiPrefix } from '@ortoo/contracts';
import { confirmSubscription, listSubscriptions, signUp, subscribe, unsubscribe } from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { testClient } from '../testing/client';
import { signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { dropUnconfirmedSubscriptions } from './newsletter';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const day = 24 * 3_600_000;
let number = 0;
const freshEmail = () => `reader-${(number += 1)}@example.org`;

const client = (language = 'en') => testClient(test.app, { 'accept-language': language });
const request = (email: string, language?: string) => client(language).call(subscribe, { body: { email } });
const confirm = (token: string) => client().call(confirmSubscription, { body: { token } });
const lastEmail = async () => deliverable(test.shop, (await latestMessages(test.shop.db, 1))[0]!);
const tokenIn = (text: string) => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const rowOf = (email: string) =>
  test.shop.db.selectFrom('subscriptions').selectAll().where('email', '=', email).executeTakeFirst();
const emailsTo = async (email: string) =>
  (await test.shop.db.selectFrom('outbox').select('id').where('recipient', '=', email).execute()).length;

const subscribed = async (): Promise<{ email: string; token: string }> => {
  const email = freshEmail();
  await request(email);
  const token = tokenIn((await lastEmail()).body);
  await confirm(token);
  return { email, token };
};

it('subscribes an address only after its owner has confirmed it', async () => {
  const email = freshEmail();
  expect(await request(email.toUpperCase())).toMatchObject({ status: 202, body: { sent: true } });
  expect(await rowOf(email)).toMatchObject({ site: 'ortoo', locale: 'en', confirmed_at: null });
  const message = await lastEmail();
  expect(message).toMatchObject({ recipient: email, subject: 'Please confirm your email address' });
  expect(await confirm(tokenIn(message.body))).toMatchObject({ status: 200, body: { subscribed: true } });
  const confirmed = await rowOf(email);
  expect(confirmed).toMatchObject({ confirmed_at: test.shop.clock(), ended_at: null });
  expect((await confirm(tokenIn(message.body))).status).toBe(200);
  expect(await rowOf(email)).toEqual(confirmed);
});

it.each([
  ['mn', 'Имэйл хаягаа баталгаажуулна уу', '/newsletter/confirm?token='],
  ['ru', 'Подтвердите адрес электронной почты', '/ru/newsletter/confirm?token='],
])('writes in the reader’s language: %s', async (language, subject, path) => {
  await request(freshEmail(), language);
  const message = await lastEmail();
  expect(message.subject).toBe(subject);
  expect(message.body).toContain(`${test.shop.hosts.originOf('ortoo')}${path}`);
  expect(message.html).toContain(`href="${test.shop.hosts.originOf('ortoo')}${path}`);
});

it('answers the same for known and unknown addresses, and informs only the owner', async () => {
  const { email } = await subscribed();
  const [known, unknown] = [await request(email), await request(freshEmail())];
  const shape = ({ status, body, headers }: typeof known) => [status, body, Object.keys(headers).sort()];
  expect(shape(known)).toEqual(shape(unknown));
  await request(email);
  expect(await lastEmail()).toMatchObject({ recipient: email, subject: 'You are already subscribed' });
  expect(await rowOf(email)).toMatchObject({ confirmed_at: expect.any(Date), ended_at: null });
});

it('sends an address three emails a day at most, and says nothing about it', async () => {
  const email = freshEmail();
  const answers = await Promise.all(Array.from({ length: 8 }, () => request(email)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(await emailsTo(email)).toBe(3);
});

it('limits the requests of one visitor', async () => {
  const limited = await startTestShop({ limitsFactor: 1 });
  const reader = testClient(limited.app);
  const answers = [];
  for (let at = 0; at < 22; at += 1) answers.push(await reader.call(subscribe, { body: { email: freshEmail() } }));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 202), 429, 429]);
  await limited.close();
});

it('rejects what is no address, and a link that is unknown or too old', async () => {
  expect((await client().reject(subscribe, { body: { email: 'nobody' } })).status).toBe(422);
  const unknown = await client().reject(confirmSubscription, { body: { token: 'x'.repeat(43) } });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'SUBSCRIPTION_NOT_FOUND' } });
  const email = freshEmail();
  await request(email);
  const token = tokenIn((await lastEmail()).body);
  test.pass(7 * day + 1);
  expect((await confirm(token)).status).toBe(404);
  await dropUnconfirmedSubscriptions(test.shop);
  expect(await rowOf(email)).toBeUndefined();
  expect(await emailsTo(email)).toBe(1);
});

it('shows staff who is subscribed, who has not confirmed and who has left', async () => {
  const confirmed = await subscribed();
  const left = await subscribed();
  await client().call(unsubscribe, { params: { token: left.token } });
  const requested = freshEmail();
  await request(requested);
  const staff = await signedInStaff(test);
  const found = async (state: 'confirmed' | 'requested' | 'ended', q: string) =>
    (await staff.call(listSubscriptions, { query: { state, q } })).body.subscriptions;
  expect(await found('confirmed', confirmed.email.toUpperCase())).toMatchObject([
    { state: 'confirmed', site: 'ortoo' },
  ]);
  expect(await found('confirmed', left.email)).toEqual([]);
  expect(await found('ended', left.email)).toMatchObject([{ state: 'ended' }]);
  expect(await found('requested', requested)).toMatchObject([{ state: 'requested', confirmed_at: null }]);
});

describe('unsubscribing', () => {
  const oneClick = (address: string) =>
    test.app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('takes one click of a mail program, without a cookie or a page (RFC 8058)', async () => {
    const { email, token } = await subscribed();
    await request(email);
    const { headers } = await lastEmail();
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(address).toBe(`${test.shop.hosts.originOf('ortoo')}${shopApiPrefix}/unsubscribe/${token}`);
    const answer = await oneClick(new URL(address).pathname);
    expect([answer.statusCode, answer.json()]).toEqual([200, { subscribed: false }]);
    expect(await rowOf(email)).toMatchObject({ ended_at: test.shop.clock() });
    expect((await confirm(token)).status).toBe(404);
  });

  it('sends a person who opens the address to the page, and ends nothing yet', async () => {
    const { email, token } = await subscribed();
    const answer = await test.app.inject({ url: `${shopApiPrefix}/unsubscribe/${token}` });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/en/newsletter/unsubscribe?token=${token}`);
    expect(await rowOf(email)).toMatchObject({ ended_at: null });
    expect((await client().call(unsubscribe, { params: { token } })).body).toEqual({ subscribed: false });
    expect(await rowOf(email)).toMatchObject({ ended_at: expect.any(Date) });
  });

  it('answers the same for an unknown token', async () =>
    expect(await client().call(unsubscribe, { params: { token: 'x'.repeat(43) } })).toMatchObject({
      status: 200,
      body: { subscribed: false },
    }));

  it('needs a new confirmation to subscribe again; the old link stays without effect', async () => {
    const { email, token } = await subscribed();
    await client().call(unsubscribe, { params: { token } });
    await request(email);
    const renewed = tokenIn((await lastEmail()).body);
    expect(renewed).not.toBe(token);
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null, ended_at: null });
    expect((await confirm(renewed)).status).toBe(200);
    await client().call(unsubscribe, { params: { token } });
    expect(await rowOf(email)).toMatchObject({ ended_at: null });
  });
});

it('adds no such headers to other messages', async () => {
  const body = { login: freshEmail(), password: 'Өвлийн-тэргэл-сар' };
  await client().call(signUp, { body });
  expect(await lastEmail()).toMatchObject({ recipient: body.login, headers: {} });
});
