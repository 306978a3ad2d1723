import { requestCode, signInWithCode } from '@ortoo/contracts/endpoints';
import { PostgresQueryCompiler } from 'kysely';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { hashPassword } from './passwords';
import { insertUser } from './users.tables';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

let number = 0;
const freshEmail = () => `code-${(number += 1)}@example.org`;
const freshPhone = () => `9911${String((number += 1)).padStart(4, '0')}`;

type Purpose = 'sign_in' | 'recovery';
const request = (login: string, purpose: Purpose = 'sign_in', language = 'en') =>
  testClient(test.app, { 'accept-language': language }).call(requestCode, { body: { login, purpose } });
const lastMessage = async () => (await latestMessages(test.shop.db, 1))[0]!;
const lastCode = async () => /\b\d{6}\b/.exec((await lastMessage()).body)?.[0] ?? '';
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

type Input = Parameters<ReturnType<typeof testClient>['call']>[1];
const confirm = (
  body: { token: string; code: string; account?: object; otp?: string },
  client = testClient(test.app),
) => client.call(signInWithCode, { body } as Input & { body: typeof body });

const newUser = async (login: { email: string } | { phone: string }) => {
  const names = { firstname: 'Номин', lastname: '', roles: ['shopper' as const], now: test.shop.clock() };
  return insertUser(test.shop.db, { login, password_hash: await hashPassword('Өвлийн-тэргэл-сар'), ...names });
};

it('signs in by a code that was sent by SMS', async () => {
  const phone = freshPhone();
  await newUser({ phone: `+976${phone}` });
  const { status, body } = await request(`${phone.slice(0, 4)} ${phone.slice(4)}`, 'sign_in', 'mn');
  expect(status).toBe(202);
  const message = await lastMessage();
  const code = await lastCode();
  expect(message).toMatchObject({
    ...{ kind: 'sms', recipient: `+976${phone}` },
    body: `Өртөө: нэвтрэх код ${code}. 10 минут хүчинтэй. Кодоо хэнд ч бүү өгөөрэй.\n\n@127.0.0.1 #${code}`,
    expires_at: new Date(test.shop.clock().getTime() + 600_000),
  });
  const client = testClient(test.app);
  const answer = await confirm({ token: body.token, code }, client);
  expect(answer).toMatchObject({
    status: 201,
    body: { is_new: false, has_password: true, user: { firstname: 'Номин' } },
  });
  expect((await client.get('/users/me')).status).toBe(200);
  expect(errorOf(await confirm({ token: body.token, code })).code).toBe('CODE_EXPIRED');
});

it('offers its owner an account when there is none, and creates it with the same code', async () => {
  const email = freshEmail();
  const { body } = await request(email);
  expect(await lastMessage()).toMatchObject({ recipient: email, subject: 'Your sign-in code' });
  const code = await lastCode();
  for (let time = 0; time < 6; time += 1)
    expect(errorOf(await confirm({ token: body.token, code })).code).toBe('ACCOUNT_MISSING');
  const made = await confirm({ token: body.token, code, account: { firstname: 'Болд' } });
  expect(made.body).toMatchObject({ is_new: true, has_password: false, user: { email, firstname: 'Болд' } });
  expect((await testClient(test.app).signIn(email, '')).status).toBe(422);
  expect((await testClient(test.app).signIn(email, 'anything')).status).toBe(401);
});

it('sends a recovery code to accounts only, and nobody else learns the difference', async () => {
  const known = freshEmail();
  await newUser({ email: known });
  const unknown = freshEmail();
  const answers = [await request(known, 'recovery'), await request(unknown, 'recovery')];
  const shapes = answers.map(({ status, body, headers }) => [
    ...[status, Object.keys(body), body.token.length],
    Object.keys(headers).sort(),
  ]);
  expect(shapes[0]).toEqual(shapes[1]);
  expect(await lastMessage()).toMatchObject({ recipient: unknown, subject: 'No account found' });
  expect(await lastCode()).toBe('');
  const guess = await confirm({ token: answers[1]!.body.token, code: '123456', account: { firstname: '' } });
  expect(errorOf(guess).code).toBe('CODE_WRONG');
});

it('does the same work for a known login as for an unknown one', async () => {
  const statementsOf = async (login: string) => {
    const compiled = jest.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
    const { status } = await request(login, 'recovery');
    const statements = compiled.mock.calls.length;
    compiled.mockRestore();
    return { status, statements };
  };
  const known = freshEmail();
  await newUser({ email: known });
  // The site and its texts are read once.
  await statementsOf(freshEmail());
  const ofUnknown = await statementsOf(freshEmail());
  expect(ofUnknown.statements).toBeGreaterThan(2);
  expect(await statementsOf(known)).toEqual(ofUnknown);
});

it('checks five tries of a code, also when they come at the same time', async () => {
  const { body } = await request(freshEmail());
  const code = await lastCode();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => confirm({ token: body.token, code: wrong(code) })),
  );
  const codes = answers.map(answer => errorOf(answer).code).sort();
  expect(codes).toEqual([...Array<string>(15).fill('CODE_EXPIRED'), ...Array<string>(5).fill('CODE_WRONG')]);
  expect(errorOf(await confirm({ token: body.token, code })).code).toBe('CODE_EXPIRED');
});

it('accepts a code for ten minutes', async () => {
  const { body } = await request(freshEmail());
  const code = await lastCode();
  test.pass(10 * 60_000);
  const answer = await confirm({ token: body.token, code });
  expect(answer).toMatchObject({ status: 422, body: { errors: { code: [expect.stringMatching(/хугацаа дууссан/)] } } });
});

it('sends three codes in ten minutes to one number, whatever they are for and however it is written', async () => {
  const phone = freshPhone();
  const answers = await Promise.all(
    ([phone, `+976${phone}`, `976 ${phone}`, phone] as const).map((login, at) =>
      request(login, at % 2 === 0 ? 'sign_in' : 'recovery'),
    ),
  );
  const rejected = answers.find(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(3);
  expect(Number(rejected?.headers['retry-after'])).toBe(600);
  const sent = (await latestMessages(test.shop.db, 10)).filter(({ recipient }) => recipient === `+976${phone}`);
  expect(sent).toHaveLength(3);
  test.pass(10 * 60_000);
  expect((await request(phone)).status).toBe(202);
});

it('sends fifteen codes a day', async () => {
  const email = freshEmail();
  const statuses: number[] = [];
  for (let at = 0; at < 17; at += 1) {
    statuses.push((await request(email)).status);
    test.pass(10 * 60_000);
  }
  expect(statuses).toEqual([...Array<number>(15).fill(202), 429, 429]);
});

it('requires the app’s code of an account that has one, and uses the first code once', async () => {
  const email = freshEmail();
  const user = (await newUser({ email }))!;
  const secret = { totp_secret: 'JBSWY3DPEHPK3PXP', totp_confirmed_at: test.shop.clock() };
  await test.shop.db.updateTable('users').set(secret).where('id', '=', user.id).execute();
  const { body } = await request(email);
  const code = await lastCode();
  expect(errorOf(await confirm({ token: body.token, code })).code).toBe('SECOND_FACTOR_REQUIRED');
  for (let time = 0; time < 5; time += 1) {
    const answer = await confirm({ token: body.token, code, otp: '000000' });
    expect(errorOf(answer).code).toBe('SECOND_FACTOR_WRONG');
  }
  expect(errorOf(await confirm({ token: body.token, code, otp: '000000' })).code).toBe('CODE_EXPIRED');
});

it('stores no code, and deletes what is too old', async () => {
  const { body } = await request(freshEmail());
  const code = await lastCode();
  const rows = JSON.stringify(await test.shop.db.selectFrom('one_time_codes').selectAll().execute());
  expect(rows).not.toContain(code);
  expect(rows).not.toContain(body.token);
  test.pass(25 * 3_600_000);
  const { dropStaleAccess } = await import('./sign-ups.tables');
  await dropStaleAccess(test.shop.db, test.shop.clock());
  expect(await test.shop.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
  expect(await test.shop.db.selectFrom('sent_codes').selectAll().execute()).toEqual([]);
});

it('rejects a phone number and an address that are none', async () => {
  expect(errorOf(await request('12345678')).code).toBe('PHONE_FORMAT');
  expect(errorOf(await request('nomin@')).code).toBe('EMAIL_FORMAT');
});

it('requests no code in production that nobody would send', async () => {
  const { reserveCode } = await import('./one-time-codes');
  const production = { ...test.shop, production: true };
  const sends = { ...production, transports: { email: async () => undefined } };
  await expect(reserveCode(production, { email: 'a@example.org' })).rejects.toThrow('UNAVAILABLE');
  await expect(reserveCode(sends, { phone: '+97688112233' })).rejects.toThrow('UNAVAILABLE');
  await reserveCode(sends, { email: 'a@example.org' });
});
