import { closeShopDay, getShopDay } from '@ortoo/contracts/endpoints';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock } from '../../testing/payments';
import { startPostgres, type TestPostgres } from '../../testing/postgres';
import { boots, paidOrder } from '../../testing/returns';
import { startTestShop, type TestShop } from '../../testing/test-shop';

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
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

it('closes a day once, and counts each movement in one day while orders are paid', async () => {
  await paidOrder(test, boots, 1);
  const day = '2026-11-21';
  test.pass(86_400_000);
  await staff.signIn('staff@example.mn', 'Staff-2026');
  const seen = (await staff.call(getShopDay, { params: { day } })).body;
  const close = () => staff.call(closeShopDay, { params: { day }, body: { movements: seen.movements } });
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 5 }, close)),
    Promise.all([paidOrder(test, boots, 1), paidOrder(test, boots, 2)]),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  const { rows } = { rows: await test.shop.db.selectFrom('ledger_transactions').select('closed_on').execute() };
  expect(rows.filter(({ closed_on }) => closed_on === day)).toHaveLength(seen.movements);
  const next = (await staff.call(getShopDay, { params: { day: '2026-11-22' } })).body;
  expect(rows.filter(({ closed_on }) => closed_on === null)).toHaveLength(next.movements);
});
