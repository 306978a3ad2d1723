import type { Purchase } from '../fixtures/bad-days/buyer';
import { days, jobsEvery } from '../fixtures/bad-days/days';
import { expectSettled, figuresOf, runDay } from '../fixtures/bad-days/run-day';
import { statementOf, faultsOf } from '../fixtures/bad-days/accounts';
import { openTown } from '../fixtures/bad-days/town';
import { note, report } from '../fixtures/report';
import { expect, test } from '../fixtures/test';

const long = process.env['LONG'] === '1';
/** Part of the names of the days to run. */
const only = process.env['DAYS'];
const buyers = long ? 20 : 4;
const settleWithin = long ? 900_000 : 120_000;

/** The provider refunds one payment without notifying the shop. */
const takeBack = async (provider: string, id: string): Promise<void> => {
  const login = { authorization: `Basic ${Buffer.from('SANDBOX:SANDBOX').toString('base64')}` };
  const token = await fetch(`${provider}/sandbox/qpay/v2/auth/token`, { method: 'POST', headers: login });
  const { access_token } = (await token.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const answer = await fetch(`${provider}/sandbox/qpay/v2/payment/refund/${id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
};

test(`${buyers} buyers on each bad day: everything paid is ordered or refunded, and the books balance`, async ({
  shopServer,
}, info) => {
  test.setTimeout(long ? 7_200_000 : 600_000);
  const town = await openTown(shopServer.origin, buyers, jobsEvery);
  const all: Purchase[] = [];
  try {
    if (!town.disk.folder) info.annotations.push({ type: 'disk', description: 'simulated: nothing can be mounted' });
    for (const day of days.filter(({ name, isLong }) => (only ? name.includes(only) : long || !isLong))) {
      const figures = await runDay(town, day, all, long ? settleWithin : undefined);
      await note('bad-days', day.name, ...Object.values(figures));
    }
    const start = performance.now();
    await expectSettled(town, all, settleWithin);
    const seconds = Math.round((performance.now() - start) / 1000);
    await note('bad-days', 'all, once settled', ...Object.values({ ...(await figuresOf(town, all)), seconds }));
    expect(await town.verify()).toMatchObject({ code: 0 });

    // Negative controls: both checks report a payment that differs from the books.
    const statement = await statementOf(town.books, all);
    const [payment] = statement.taken.filter(({ callback }) => callback.includes('/payments/callback'));
    await takeBack(shopServer.origin, payment?.id ?? '');
    expect(faultsOf(await statementOf(town.books, all))).toEqual([`${payment?.number}: completed, and nothing taken`]);
    const verified = await town.verify();
    expect(verified.code).toBe(1);
    expect(verified.output).toContain(`${payment?.number}: qpay has taken nothing`);
  } finally {
    await report(info, 'bad-days', ['day', 'buyers', 'orders', 'refunds', 'tasks', 'failed requests', 'seconds']);
    await town.close();
  }
});
