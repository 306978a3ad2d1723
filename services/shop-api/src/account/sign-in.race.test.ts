import { testClient } from '../testing/client';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';

let postgres: TestPostgres;
let first: TestShop;
let second: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  first = await startTestShop({ databaseUrl: postgres.url });
  second = await startTestShop({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await first.close();
  await second.close();
  await postgres.close();
});

const statuses = async (guesses: Promise<{ status: number }>[]) =>
  (await Promise.all(guesses)).map(({ status }) => status);
const tried = (all: number[]) => all.filter(status => status === 401).length;

it('checks five of a hundred simultaneous guesses over two processes', async () => {
  const guesses = Array.from({ length: 100 }, (_, at) =>
    testClient((at % 2 === 0 ? first : second).app).signIn('shopper@example.mn', `guess-${at}`),
  );
  const all = await statuses(guesses);
  expect(tried(all)).toBe(5);
  expect(all.filter(status => status === 429)).toHaveLength(95);
});

it('slows down an account when guesses come from many addresses', async () => {
  const from = (at: number) => ({ remoteAddress: `192.0.2.${at}` });
  const guesses = Array.from({ length: 60 }, (_, at) =>
    first.app
      .inject({
        method: 'POST',
        url: '/api/v2/session',
        headers: { 'x-requested-with': 'ortoo' },
        payload: { login: 'admin@example.mn', password: `guess-${at}` },
        ...from(at + 1),
      })
      .then(({ statusCode }) => ({ status: statusCode })),
  );
  expect(tried(await statuses(guesses))).toBe(21);
});

it('resets the failures once the password is right', async () => {
  const client = testClient(second.app);
  for (let time = 0; time < 3; time += 1) await client.signIn('staff@example.mn', 'wrong');
  for (let time = 0; time < 8; time += 1)
    expect((await client.signIn('staff@example.mn', 'Staff-2026')).status).toBe(201);
});
