import type { Session, Token } from '@ortoo/contracts';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const lastCode = async () => /\d{6}/.exec((await latestMessages(test.shop.db, 1))[0]!.body)?.[0] ?? '';
const client = () => testClient(test.app);

it('checks the form of a login, and says nothing about accounts', async () => {
  const known = await client().post('/mcs_auth/check', { login: ' Shopper@Example.MN ' });
  const unknown = await client().post('/mcs_auth/check', { login: 'nobody-here@example.mn' });
  expect(known.body).toEqual({ login: 'shopper@example.mn', kind: 'email', ways: ['password', 'code'] });
  expect(unknown).toMatchObject({
    status: known.status,
    body: { ...(known.body as object), login: 'nobody-here@example.mn' },
  });
  expect(await client().post('/mcs_auth/check', { login: '9911 2233' })).toMatchObject({
    body: { login: '+97699112233', kind: 'phone' },
  });
  expect(errorOf(await client().post('/mcs_auth/check', { login: '123' })).code).toBe('PHONE_FORMAT');
});

it('creates an account: sign_up, then create with the code', async () => {
  const account = { login: '88112233', password: 'Өвлийн-тэргэл-сар', firstname: 'Номин' };
  const { status, body } = await client().post<{ token: string }>('/mcs_auth/sign_up', account);
  expect(status).toBe(202);
  const made = await client().post<Session>('/mcs_auth/create', { token: body.token, code: await lastCode() });
  expect(made).toMatchObject({ status: 201, body: { user: { phone: '+97688112233', firstname: 'Номин' } } });
});

it('recovers an account: reset, then verify with the code', async () => {
  const { body } = await client().post<{ token: string }>('/mcs_auth/reset', { login: 'shopper@example.mn' });
  const signedIn = client();
  const answer = await signedIn.post<Session>('/mcs_auth/verify', { token: body.token, code: await lastCode() });
  expect(answer).toMatchObject({ status: 201, body: { user: { email: 'shopper@example.mn' }, has_password: true } });
  expect((await signedIn.get('/users/me')).status).toBe(200);
});

it('gives an API client tokens for a code', async () => {
  const { body } = await client().post<{ token: string }>('/mcs_auth/reset', { login: 'shopper@example.mn' });
  const code = await lastCode();
  const grant = { grant_type: 'one_time_code', token: body.token, code };
  expect(await client().post('/oauth/token', { ...grant, code: '000000' })).toMatchObject({
    ...{ status: 400, body: { error: 'invalid_grant' } },
  });
  expect(await client().post('/oauth/token', { grant_type: 'one_time_code' })).toMatchObject({
    ...{ status: 400, body: { error: 'invalid_request' } },
  });
  const { body: tokens } = await client().post<Token>('/oauth/token', grant);
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  expect((await client().get('/users/me', undefined, bearer)).status).toBe(200);
  expect(await client().post('/oauth/token', grant)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
