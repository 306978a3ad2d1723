import { type Database, openDatabase } from '../../db/index';
import { findFaults } from '../../money/api';
import { exampleTime, inMemory } from '../../testing/images';
import { watchReports } from '../../testing/write';
import { seedOrders } from './load-orders';

let database: Database;
let checkReports: () => Promise<void>;
beforeAll(async () => {
  database = await openDatabase(inMemory('whole'));
  checkReports = await watchReports(database);
  await seedOrders(database.db, () => exampleTime);
});
afterAll(() => database.close());

const statesOf = async (column: 'state' | 'payment_state' | 'shipment_state') =>
  (await database.db.selectFrom('orders').select(column).distinct().execute()).map(row => row[column]);

it('adds orders in all states, once, and books that balance', async () => {
  await seedOrders(database.db, () => exampleTime);
  await checkReports();
  const { count } = await database.db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(600);
  expect(await statesOf('state')).toEqual(
    expect.arrayContaining(['complete', 'canceled', 'returned', 'payment', 'confirm']),
  );
  expect(await statesOf('payment_state')).toEqual(expect.arrayContaining(['paid', 'failed', 'void', 'balance_due']));
  expect(await statesOf('shipment_state')).toEqual(
    expect.arrayContaining(['pending', 'ready', 'shipped', 'canceled', null]),
  );
  expect(await findFaults(database.db)).toEqual([]);
});

it('gives the example shopper orders, returns, tickets and a lease', async () => {
  const { id } = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'shopper@example.mn')
    .executeTakeFirstOrThrow();
  expect(await database.db.selectFrom('coupons').select('id').where('user_id', '=', id).execute()).not.toEqual([]);
  expect(await database.db.selectFrom('leases').select('id').where('user_id', '=', id).execute()).not.toEqual([]);
  const returns = await database.db
    .selectFrom('return_authorizations as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('a.state')
    .where('o.user_id', '=', id)
    .execute();
  expect(returns).toHaveLength(1);
});
