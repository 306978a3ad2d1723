import { sql } from 'kysely';
import { findLeasePayments } from '../leasing/leases.tables';
import { findFaults } from '../money/api';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { findRecharge } from '../wallet/recharges.tables';
import { type Database, migrate, openDatabase } from './index';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.url });
  await migrate(database.db, '032-line-digests');
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.close();
});

/** Rows of a shop from before the migration: one payment of each purpose and each state. */
const before = [
  `insert into users (id, email, password_hash, firstname, lastname, roles, created_at)
    values (1, 'a@example.mn', 'x', 'A', 'B', '[]', now())`,
  `insert into orders (id, number, token, user_id, site, state, created_at, updated_at)
    overriding system value values (7, 'R1', 'token', 1, 'main', 'payment', now(), now())`,
  `insert into payments (order_id, number, method_id, amount, state, invoice, created_at)
    values (7, 'P1', 5, 480000, 'void', 'null', now())`,
  `insert into recharges (id, number, user_id, wallet, method_id, amount, state, invoice, invoice_id, created_at,
      expires_at)
    overriding system value
    values (3, 'W1', 1, 'money', 1, 20000, 'pending', '{"kind":"redirect"}', 'invoice-w', now(), now())`,
  `insert into leases (id, number, state, user_id, total, months, down_payment, financed, created_at, expires_at)
    overriding system value values (2, 'P1', 'closed', 1, 480000, 6, 144000, 336000, now(), now())`,
  ...(['pending', 'failed', 'refund_due', 'refunded'] as const).map(
    (state, index) => `insert into lease_payments (lease_id, position, number, method_id, provider, amount, state,
        invoice, invoice_id, created_at)
      values (2, 0, 'L${index}', 1, 'qpay', 144000, '${state}', 'null', 'invoice-${index}', now())`,
  ),
];

it('moves recharges and payments of leases into the payments, with what was owed back', async () => {
  const { db } = database;
  for (const statement of before) await sql.raw(statement).execute(db);
  await migrate(db);
  expect(await findRecharge(db, 'W1')).toMatchObject({
    ...{ id: 3, user_id: 1, wallet: 'money', amount: 20_000, state: 'pending' },
  });
  const payments = await findLeasePayments(db, 2);
  expect(payments.map(({ number, provider, state }) => [number, provider, state])).toEqual([
    ['L0', 'qpay', 'pending'],
    ['L1', 'qpay', 'failed'],
    ['L2', 'qpay', 'refund_due'],
    ['L3', 'qpay', 'refunded'],
  ]);
  const rows = await db.selectFrom('payments').select(['number', 'purpose', 'order_id']).orderBy('number').execute();
  expect(rows.map(({ number, purpose, order_id }) => `${number} ${purpose} ${order_id}`)).toEqual([
    ...['L0', 'L1', 'L2', 'L3'].map(number => `${number} lease_payment null`),
    'P1 order 7',
    'W1 recharge null',
  ]);
  const faults = await findFaults(db);
  expect(faults.filter(({ promise }) => promise === 'No more is refunded than was paid')).toEqual([]);
});

it('lets no payment outlive what it was for', async () => {
  const { db } = database;
  await db.deleteFrom('recharges').where('id', '=', 3).execute();
  expect(await findRecharge(db, 'W1')).toBeUndefined();
  expect(await db.selectFrom('payments').select('id').where('number', '=', 'W1').executeTakeFirst()).toBeUndefined();
  const orphan = { purpose_id: 99, number: 'W2', method_id: 1, amount: 1, state: 'pending', invoice: 'null' } as const;
  const insert = db
    .insertInto('payments')
    .values({ ...orphan, purpose: 'recharge', created_at: new Date() })
    .execute();
  await expect(insert).rejects.toThrow('foreign key');
});
