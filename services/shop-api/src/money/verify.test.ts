import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { addStoreCredit, applyCouponCode, completeCheckout } from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { newBuyer } from '../testing/buyers';
import { fillDataDir } from '../testing/images';
import { fillStock } from '../testing/payments';
import { sourceRunner } from '../testing/source-runner';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { accounts } from './accounts.rules';
import { post } from './ledger';
import { transfer } from './ledger.rules';
import { faultsIn, findFaults } from './verify.tables';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  const buyer = await newBuyer(test, { digital: 200_000 });
  await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'ORTOO10' } });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  await buyer.client.call(completeCheckout, { params: buyer.order });
});
afterAll(() => test.close());

class Undo extends Error {}

/** The check's report on manipulated books, which are restored afterwards. */
const promisesBrokenBy = async (statement: string): Promise<string[]> => {
  const broken: string[] = [];
  await transact(test.shop.db, async trx => {
    await sql.raw(statement).execute(trx);
    broken.push(...(await faultsIn(trx)).map(({ promise }) => promise));
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return [...new Set(broken)];
};

it('finds nothing in correct books', async () => expect(await findFaults(test.shop.db)).toEqual([]));

it('finds a receipt that exceeds the retained money', async () => {
  const columns = 'order_id, state, kind, next_try_at, created_at, ddtd, total, refunded, lines';
  const receipt = (total: string, refunded: number) =>
    `insert into receipts (${columns}) select id, 'issued', 'citizen', now(), now(), '1', ${total}, ${refunded}, '[]'
     from orders where completed_at is not null limit 1`;
  expect(await promisesBrokenBy(receipt('payment_total', 0))).toEqual([]);
  const promise = 'Each receipt tells what was paid and not given back';
  expect(await promisesBrokenBy(receipt('payment_total + 1', 0))).toEqual([promise]);
  expect(await promisesBrokenBy(receipt('payment_total - 1', 1))).toEqual([promise]);
});

it.each([
  [`update ledger_accounts set balance = balance + 1 where code = 'revenue'`, 'Each balance is the sum of its entries'],
  [
    `update ledger_entries set amount = amount + 1 where id = (select max(id) from ledger_entries)`,
    'Each movement adds up to nothing',
  ],
  [
    `update ledger_entries set balance = balance + 1 where id = (select max(id) from ledger_entries)`,
    'Each entry says what its account then held',
  ],
  [
    `update orders set payment_total = payment_total - 1 where completed_at is not null`,
    'Each completed order is its payments',
  ],
  [`update payments set state = 'void' where state = 'completed'`, 'Each completed order is its payments'],
  [`update adjustments set amount = amount - 1`, 'Each completed order costs its lines, delivery and discounts'],
  [`update line_items set price = price + 1`, 'Each completed order costs its lines, delivery and discounts'],
  [
    `update ledger_transactions set key = key || 'x' where reason = 'sale'`,
    'Each completed order is in the books once',
  ],
  [`update orders set completed_at = null`, 'Nothing is earned with an order that is not complete'],
  [`update payments set state = 'pending' where source is not null`, 'What is set aside waits for a payment'],
  [`update promotions set used = used + 1 where code = 'ORTOO10'`, 'No code is used more often than it may be'],
  [`update payments set refunded = 1 where state = 'completed'`, 'No more is refunded than was paid'],
])('detects %s', async (statement, promise) => expect(await promisesBrokenBy(statement)).toContain(promise));

describe('npm run verify', () => {
  let folder: string;
  const open = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ dataDir: folder });
    const done = await work(database);
    await database.close();
    return done;
  };
  const command = async () => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    const call = [...sourceRunner, join(import.meta.dirname, '../verify.ts')];
    const ended = await promisify(execFile)(process.execPath, call, { env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    return { code: 'code' in ended ? ended.code : 0, said: ended.stdout, complained: ended.stderr };
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'books-'));
    await fillDataDir(folder, 'migrated');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('exits with 0 when the books balance, and with 1 when they do not', async () => {
    const entries = transfer(accounts.opening, accounts.giftCard(1), 500);
    await open(({ db }) => transact(db, trx => post(trx, { key: 'a', reason: 'opening', entries }, new Date())));
    expect(await command()).toEqual({
      code: 0,
      said: 'The books balance: 2 accounts, 1 movements, 2 entries\n',
      complained: '',
    });
    await open(({ db }) =>
      db.updateTable('ledger_accounts').set({ balance: 501 }).where('kind', '=', 'gift_card').execute(),
    );
    const complained = 'Each balance is the sum of its entries: gift_card:1: 501 instead of 500\n';
    expect(await command()).toEqual({ code: 1, said: '1 faults in 2 accounts, 1 movements, 2 entries\n', complained });
  });
});
