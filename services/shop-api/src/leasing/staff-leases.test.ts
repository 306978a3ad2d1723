import { getStaffLease, listStaffLeases, remindLease } from '@ortoo/contracts/endpoints';
import { seedOrders } from '../seed/orders/load-orders';
import { testClient, type TestClient } from '../testing/client';
import { exampleTime } from '../testing/images';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await seedOrders(test.shop.db, () => exampleTime);
  // A month later somebody is behind in any case.
  test.pass(35 * 86_400_000);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const overdue = async () => (await staff.call(listStaffLeases, { query: { per_page: 100 } })).body.leases;
const remindersOf = async (order: string) =>
  (await test.shop.db.selectFrom('outbox').selectAll().where('subject', 'like', `${order}%`).execute()).filter(
    ({ created_at }) => created_at > exampleTime,
  );

it('lists those behind, the longest first, with the sums of their instalments', async () => {
  const leases = await overdue();
  expect(leases.length).toBeGreaterThan(0);
  const days = leases.map(({ overdue_days }) => overdue_days);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  for (const lease of leases.slice(0, 3)) {
    const { instalments, payments } = (await staff.call(getStaffLease, { params: lease })).body;
    const sum = (late: boolean) =>
      instalments
        .filter(({ paid_at, is_overdue }) => paid_at === null && (is_overdue || !late))
        .reduce((total, { amount }) => total + Number(amount), 0);
    expect([Number(lease.overdue), Number(lease.outstanding)]).toEqual([sum(true), sum(false)]);
    expect(payments[0]).toMatchObject({ position: 0, amount: lease.down_payment });
  }
  const all = (await staff.call(listStaffLeases, { query: { state: 'all', per_page: 100 } })).body;
  expect(all.total_count).toBeGreaterThanOrEqual(leases.length);
  const [first] = leases;
  const { body } = await staff.call(listStaffLeases, { query: { state: 'all', q: first?.order_number.slice(1) } });
  expect(body.leases.map(({ number }) => number)).toEqual([first?.number]);
});

it('writes to somebody once a day, whoever asks how often', async () => {
  const [lease] = await overdue();
  const params = { number: lease?.number ?? '' };
  const answers = await Promise.all(Array.from({ length: 4 }, () => staff.reject(remindLease, { params })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('LEASE_REMINDED');
  const before = await remindersOf(lease?.order_number ?? '');
  expect((await staff.call(getStaffLease, { params })).body).toMatchObject({ reminders: 1, may_remind: false });
  test.pass(86_400_000);
  expect((await staff.call(remindLease, { params })).body).toMatchObject({ reminders: 2 });
  const after = await remindersOf(lease?.order_number ?? '');
  expect(after.length - before.length).toBeLessThanOrEqual(1);
});

it('reminds nobody who pays in time', async () => {
  const { leases } = (await staff.call(listStaffLeases, { query: { state: 'finished', per_page: 1 } })).body;
  const [lease] = leases;
  const rejected = await staff.reject(remindLease, { params: { number: lease?.number ?? '' } });
  expect(rejected.body.code).toBe('LEASE_NOT_OVERDUE');
  expect((await staff.reject(getStaffLease, { params: { number: 'P999999' } })).status).toBe(404);
});
