import { cancelOrder, getOrder, readyShipment } from '@ortoo/contracts/endpoints';
import { expectBalancedBooks } from '../testing/books';
import { fillStock } from '../testing/payments';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { boots, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let postgres: TestPostgres;
let test: TestShop;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  test = await startTestShop({ databaseUrl: postgres.url, connections: 10 });
  await fillStock(test);
});
afterAll(async () => {
  await test?.close();
  await postgres?.close();
});

const stock = async () =>
  (await test.shop.db.selectFrom('variants').select('stock').where('id', '=', boots).executeTakeFirstOrThrow()).stock;

it('cancels and refunds once, for concurrent callers', async () => {
  const before = await stock();
  const { client, order } = await paidOrder(test, boots, 2);
  const calls = Array.from({ length: 8 }, () => client.call(cancelOrder, { params: order, body: {} }));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await stock()).toBe(before);
  const refunds = await test.shop.db.selectFrom('refunds').select('amount').where('order_id', '=', order.id).execute();
  expect(refunds).toHaveLength(1);
  await expectBalancedBooks(test);
});

it('either packs or cancels', async () => {
  const staff = await signedInStaff(test);
  for (let round = 0; round < 6; round += 1) {
    const { client, order } = await paidOrder(test, boots, 1);
    const pack = () => staff.call(readyShipment, { params: { number: order.shipments[0]?.number ?? '' } });
    const cancel = () => client.call(cancelOrder, { params: order, body: {} });
    const [packed, canceled] = await Promise.all([pack(), cancel()]);
    const { body: after } = await client.call(getOrder, { params: order });
    expect([packed.status, canceled.status].sort()).toEqual([200, 422]);
    expect([after.state, after.shipment_state]).toEqual(
      canceled.status === 200 ? ['canceled', 'canceled'] : ['complete', 'ready'],
    );
  }
  await expectBalancedBooks(test);
});
