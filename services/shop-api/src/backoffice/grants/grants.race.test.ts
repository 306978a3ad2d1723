import { approveMoneyGrant, createMoneyGrant, rejectMoneyGrant } from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../../testing/books';
import { newShopper } from '../../testing/buyers';
import { testClient, type TestClient } from '../../testing/client';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let postgres: TestPostgres;
let test: TestShop;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 10 });
  [staff, admin] = [testClient(test.app), testClient(test.app)];
  await staff.signIn('staff@example.mn', 'Staff-2026');
  await admin.signIn('admin@example.mn', 'Admin-2026');
});
afterEach(() => expectBalancedBooks(test));
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const propose = async (user_id: number, amount: number) => {
  const body = { kind: 'correction', wallet: 'money', user_id, amount, reason: 'Agreed by phone' } as const;
  return (await staff.call(createMoneyGrant, { body })).body;
};

it('gives a proposal once, however often it is approved at the same time, and never by its proposer', async () => {
  const { id } = await newShopper(test);
  const params = await propose(id, 500_000);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 ? staff : admin).call(approveMoneyGrant, { params })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter((_, at) => at % 2).every(({ status }) => status === 403 || status === 409)).toBe(true);
  expect(await balanceOf(test, `user:${id}:money`)).toBe(500_000);
});

it('approves or rejects, never both', async () => {
  const { id } = await newShopper(test);
  for (let round = 1; round <= 4; round += 1) {
    const params = await propose(id, 200_000);
    const before = await balanceOf(test, `user:${id}:money`);
    const [approved, rejected] = await Promise.all([
      admin.call(approveMoneyGrant, { params }),
      staff.call(rejectMoneyGrant, { params, body: { reason: 'Not agreed' } }),
    ]);
    expect([approved.status, rejected.status].sort()).toEqual([200, 409]);
    expect(await balanceOf(test, `user:${id}:money`)).toBe(before + (approved.status === 200 ? 200_000 : 0));
  }
});

it('never takes more than a wallet has', async () => {
  const { id } = await newShopper(test, { money: 250_000 });
  const body = { kind: 'correction', wallet: 'money', user_id: id, amount: -100_000, reason: 'Wrong top-up' } as const;
  const answers = await Promise.all(Array.from({ length: 5 }, () => staff.call(createMoneyGrant, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
  expect(await balanceOf(test, `user:${id}:money`)).toBe(50_000);
});
