import { confirmEmail, getOwnCredentials, requestEmailConfirmation } from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { deliverable } from '../emails/api';
import { errorOf, testClient } from '../testing/client';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { requestEmailConfirmation as sendConfirmation } from './email-confirmation';
import { findUserByLogin } from './users.tables';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

let number = 0;
const newShopper = async () => {
  const name = `confirm-${(number += 1)}`;
  const client = await signedInShopper(test, name);
  return { client, email: `${name}@example.org` };
};

const lastLink = async () => {
  const message = deliverable(test.shop, (await latestMessages(test.shop.db, 1))[0]!);
  return { ...message, token: /\/confirm-email\?token=([\w-]+)/.exec(message.body)?.[1] ?? '' };
};
const open = (token: string) => testClient(test.app).call(confirmEmail, { body: { token } });

it('is not confirmed, then waiting, then confirmed by the link that was sent, on any device, once', async () => {
  const { client, email } = await newShopper();
  const state = async () => (await client.call(getOwnCredentials)).body.email;
  expect(await state()).toEqual({ address: email, state: 'not_confirmed' });
  const answer = await client.call(requestEmailConfirmation);
  expect(answer).toMatchObject({ status: 202, body: { email: { state: 'waiting' } } });
  const { token, recipient, html } = await lastLink();
  expect(recipient).toBe(email);
  expect(html).toContain(`/confirm-email?token=${token}`);
  expect(await open(token)).toMatchObject({ status: 200, body: { email } });
  expect(await state()).toEqual({ address: email, state: 'confirmed' });
  expect(errorOf(await open(token)).code).toBe('LINK_EXPIRED');
  const messages = (await latestMessages(test.shop.db, 50)).length;
  expect((await client.call(requestEmailConfirmation)).status).toBe(202);
  expect(await latestMessages(test.shop.db, 50)).toHaveLength(messages);
});

it('is valid for three days, and only the last one', async () => {
  const { client } = await newShopper();
  await client.call(requestEmailConfirmation);
  const first = await lastLink();
  await client.call(requestEmailConfirmation);
  const second = await lastLink();
  expect(errorOf(await open(first.token)).code).toBe('LINK_EXPIRED');
  test.pass(3 * 24 * 3_600_000);
  expect(errorOf(await open(second.token)).code).toBe('LINK_EXPIRED');
  expect((await client.call(getOwnCredentials)).body.email?.state).toBe('not_confirmed');
});

it('gives the user a new address, unless another account has it', async () => {
  const { email } = await newShopper();
  const user = (await findUserByLogin(test.shop.db, { email }))!;
  const frame = { locale: 'mn', site: 'ortoo', name: 'Өртөө', host: 'ortoo.mn' } as const;
  await sendConfirmation(test.shop, user.id, 'fresh@example.org', frame);
  expect((await open((await lastLink()).token)).status).toBe(200);
  expect((await findUserByLogin(test.shop.db, { email: 'fresh@example.org' }))?.id).toBe(user.id);
  await sendConfirmation(test.shop, user.id, 'shopper@example.mn', frame);
  expect(errorOf(await open((await lastLink()).token)).code).toBe('LOGIN_TAKEN');
});
