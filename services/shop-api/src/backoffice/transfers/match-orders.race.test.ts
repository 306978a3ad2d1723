import { creditStatementEntry, getOrder, matchStatementEntry, returnStatementEntry } from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../../testing/books';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock } from '../../testing/payments';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { arrive, transferBuyer } from '../../testing/transfers';

let postgres: TestPostgres;
let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 10 });
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(() => expectBalancedBooks(test));
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const price = 125_000;

it('settles an amount once, whatever several members of staff decide at the same time', async () => {
  const buyers = [await transferBuyer(test), await transferBuyer(test)];
  const [other] = [await transferBuyer(test)];
  for (let round = 0; round < 3; round += 1) {
    const entry = await arrive(test, staff, price);
    const matches = buyers.map(({ order }) =>
      staff.call(matchStatementEntry, {
        params: entry,
        body: { amount: price, parts: [{ order_number: order.number, amount: price }] },
      }),
    );
    const answers = await Promise.all([
      ...matches,
      staff.call(returnStatementEntry, { params: entry, body: { reason: 'Sent back' } }),
      staff.call(creditStatementEntry, { params: entry, body: { login: other!.email, reason: 'Paid twice' } }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    await expectBalancedBooks(test);
  }
});

it('pays an order with one of two amounts that are matched at the same time', async () => {
  const { client, order } = await transferBuyer(test);
  const entries = [await arrive(test, staff, price), await arrive(test, staff, price)];
  const before = await balanceOf(test, 'payable:transfer');
  const answers = await Promise.all(
    entries.map(entry =>
      staff.call(matchStatementEntry, {
        params: entry,
        body: { amount: price, parts: [{ order_number: order.number, amount: price }] },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect((await client.call(getOrder, { params: order })).body.payment_state).toBe('paid');
  expect(await balanceOf(test, 'payable:transfer')).toBe(before - price);
});

it('crosses two divisions of the same orders without a deadlock', async () => {
  const [one, two] = [await transferBuyer(test), await transferBuyer(test)];
  const parts = [one, two].map(({ order }) => ({ order_number: order.number, amount: 50_000 }));
  const entries = [await arrive(test, staff, 100_000), await arrive(test, staff, 100_000)];
  const answers = await Promise.all(
    entries.map((entry, at) =>
      staff.call(matchStatementEntry, {
        params: entry,
        body: { amount: 100_000, parts: at === 0 ? parts : parts.toReversed() },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});
