import { closeShopDay, getShopDay, listShopDays } from '@ortoo/contracts/endpoints';
import { documentPaths, shopApiPrefix, type ShopDayDetail } from '@ortoo/contracts';
import { transact } from '../../db/changes';
import { accounts, post, transfer } from '../../money/api';
import { expectBalancedBooks } from '../../testing/books';
import { testClient, type TestClient } from '../../testing/client';
import { fillStock } from '../../testing/payments';
import { boots, paidOrder } from '../../testing/returns';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeEach(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterEach(async () => {
  await expectBalancedBooks(test);
  await test.close();
});

/** The day of the test's clock, in Ulaanbaatar. */
const first = '2026-11-21';
const second = '2026-11-22';
const third = '2026-11-23';
const tomorrow = () => test.pass(86_400_000);

const read = async (day: string) => (await staff.call(getShopDay, { params: { day } })).body;
const close = (day: string, { movements }: Pick<ShopDayDetail, 'movements'>, note?: string) =>
  staff.reject(closeShopDay, { params: { day }, body: { movements, ...(note && { note }) } });

/** A movement that is booked now for an earlier time. */
const bookLate = (at: string) =>
  transact(test.shop.db, trx =>
    post(
      trx,
      {
        ...{ key: `late:${at}`, reason: 'sale', at: new Date(at) },
        entries: transfer(accounts.provider('card'), accounts.revenue, 7_000),
      },
      test.shop.clock(),
    ),
  );

it('shows what came by way of paying, and closes the day with it', async () => {
  await paidOrder(test, boots, 1);
  expect((await close(first, { movements: 1 })).body.code).toBe('DAY_NOT_OVER');
  tomorrow();
  const day = await read(first);
  expect(day).toMatchObject({ state: 'ready', came: '125000.0', went: '0.0', closed_by: null });
  expect(day.figures.find(({ way }) => way === 'QR код')).toMatchObject({ came: '125000.0', owed: '0.0' });
  const closed = await close(first, day, 'No differences');
  expect(closed.body).toMatchObject({ state: 'closed', came: '125000.0', note: 'No differences' });
  expect((await close(first, day)).body.code).toBe('DAY_CLOSED');
  const { days } = (await staff.call(listShopDays)).body;
  expect(days.map(({ day: date, state }) => [date, state])).toEqual([
    [second, 'open'],
    [first, 'closed'],
  ]);
});

it('keeps the figures of a closed day: what is booked late belongs to the next one', async () => {
  await paidOrder(test, boots, 1);
  tomorrow();
  await close(first, await read(first));
  await bookLate('2026-11-21T05:00:00Z');
  expect(await read(first)).toMatchObject({ state: 'closed', came: '125000.0', late: 0 });
  tomorrow();
  const next = await read(second);
  expect(next).toMatchObject({ state: 'ready', came: '7000.0', late: 1 });
  expect((await close(second, next)).body).toMatchObject({ state: 'closed', came: '7000.0', late: 1 });
});

it('closes no day before the one before it, and none whose figures have changed', async () => {
  await paidOrder(test, boots, 1);
  tomorrow();
  await close(first, await read(first));
  tomorrow();
  tomorrow();
  expect((await close(third, { movements: 0 })).body.code).toBe('DAY_ORDER');
  const seen = await read(second);
  await bookLate('2026-11-22T05:00:00Z');
  const changed = await close(second, seen);
  expect([changed.status, changed.body.code]).toEqual([409, 'DAY_CHANGED']);
  expect(await read(second)).toMatchObject({ state: 'ready', came: '7000.0' });
});

it('lists the days back to the first movement, before and after a day is closed', async () => {
  await bookLate('2026-11-18T05:00:00Z');
  const listed = async () => (await staff.call(listShopDays)).body.days.map(({ day: date, state }) => [date, state]);
  const before = ['2026-11-20', '2026-11-19', '2026-11-18'];
  expect(await listed()).toEqual([[first, 'open'], ...before.map(date => [date, 'ready'])]);
  tomorrow();
  await close(first, await read(first));
  expect(await listed()).toEqual([[second, 'open'], [first, 'closed'], ...before.map(date => [date, 'closed'])]);
  expect(await read('2026-11-18')).toMatchObject({ state: 'closed', came: '7000.0', closed_by: null });
});

it('exports a day for spreadsheets', async () => {
  await paidOrder(test, boots, 1);
  const answer = await test.app.inject({
    url: shopApiPrefix + documentPaths.shopDayCsv(first),
    headers: { cookie: staff.cookie() },
  });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFӨдөр,Төлбөрийн арга,Орлого,Зарлага,Шимтгэл,Буцаах өр,Зөрүү',
    '2026-11-21,QR код,125000,0,0,0,0',
  ]);
});
