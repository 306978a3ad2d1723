import { confirmSignUp, signUp } from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { errorOf, testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => void (test = await startTestShop()));
afterAll(() => test.close());

const password = 'Өвлийн-тэргэл-сар';
let number = 0;
const freshLogin = () => `sign-up-${(number += 1)}@example.org`;

const begin = (login: string, language = 'en') =>
  testClient(test.app, { 'accept-language': language }).call(signUp, { body: { login, password } });
const confirm = (token: string, code: string, client = testClient(test.app)) =>
  client.call(confirmSignUp, { body: { token, code } });

const lastMessage = async () => (await latestMessages(test.shop.db, 1))[0]!;
const codeIn = (body: string) => /\d{6}/.exec(body)?.[0] ?? '';
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

it('creates an account and signs in when the code matches', async () => {
  const login = freshLogin();
  const { status, body } = await begin(login, 'mn');
  expect(status).toBe(202);
  const message = await lastMessage();
  expect(message).toMatchObject({ kind: 'email', recipient: login, subject: 'Бүртгэлийн код' });
  const client = testClient(test.app);
  const made = await confirm(body.token, codeIn(message.body), client);
  expect(made).toMatchObject({ status: 201, body: { user: { email: login, roles: ['shopper'] } } });
  expect((await client.get('/users/me')).status).toBe(200);
  expect(errorOf(await confirm(body.token, codeIn(message.body))).code).toBe('CODE_EXPIRED');
  expect((await testClient(test.app).signIn(login, password)).status).toBe(201);
});

it('sends a code to a phone by SMS', async () => {
  const { body } = await begin('8811 2233');
  const message = await lastMessage();
  expect(message).toMatchObject({ kind: 'sms', recipient: '+97688112233' });
  expect((await confirm(body.token, codeIn(message.body))).body.user?.phone).toBe('+97688112233');
});

it('answers the same whether an account exists or not, and informs only its owner', async () => {
  const unknown = await begin(freshLogin());
  const known = await begin('shopper@example.mn');
  const shape = ({ status, body, headers }: typeof known) => [status, Object.keys(body), Object.keys(headers).sort()];
  expect(shape(known)).toEqual(shape(unknown));
  expect(known.body.token).toHaveLength(unknown.body.token.length);
  const message = await lastMessage();
  expect(message).toMatchObject({ recipient: 'shopper@example.mn', subject: 'You already have an account' });
  expect(codeIn(message.body)).toBe('');
  expect(errorOf(await confirm(known.body.token, '123456')).code).toBe('CODE_WRONG');
});

it('accepts five tries within ten minutes', async () => {
  const guessed = await begin(freshLogin());
  const code = codeIn((await lastMessage()).body);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(guessed.body.token, wrong(code))));
  const codes = answers.map(answer => errorOf(answer).code).sort();
  expect(codes).toEqual([...Array<string>(15).fill('CODE_EXPIRED'), ...Array<string>(5).fill('CODE_WRONG')]);
  expect(errorOf(await confirm(guessed.body.token, code)).code).toBe('CODE_EXPIRED');

  const late = await begin(freshLogin());
  const message = await lastMessage();
  test.pass(10 * 60_000 + 1);
  expect(errorOf(await confirm(late.body.token, codeIn(message.body))).code).toBe('CODE_EXPIRED');
});

it('sends three codes to one address, known or not, and then requires a wait', async () => {
  for (const login of [freshLogin(), 'staff@example.mn']) {
    for (let time = 0; time < 3; time += 1) expect((await begin(login)).status).toBe(202);
    const rejected = await begin(login);
    expect([rejected.status, Number(rejected.headers['retry-after']) > 0]).toEqual([429, true]);
  }
});

it.each(['password1', 'qwertyuiop', 'Nomin2026'])('rejects the password %s', async weak => {
  const account = { login: freshLogin(), password: weak, firstname: 'Nomin', lastname: 'Batbayar' };
  const answer = await testClient(test.app).reject(signUp, { body: account });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_WEAK', errors: { password: [expect.any(String)] } },
  });
});
