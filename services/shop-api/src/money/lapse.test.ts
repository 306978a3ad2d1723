import { transact } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { inMemory } from '../testing/images';
import { accounts } from './accounts.rules';
import { amountLapsing, lapseDaily, lapseWallets } from './lapse';
import { post } from './ledger';
import { transfer } from './ledger.rules';
import { findBalances } from './ledger.tables';
import { findFaults } from './verify.tables';

const start = Date.parse('2026-01-01T04:00:00Z');
const onDay = (days: number) => new Date(start + days * 86_400_000);

let database: Database;
let userId: number;
beforeAll(async () => {
  database = await openDatabase(inMemory('migrated'));
  const user = { email: 'lapse@example.org', phone: null, password_hash: '', firstname: '', lastname: '', roles: '[]' };
  const made = database.db.insertInto('users').values({ ...user, created_at: onDay(0) });
  userId = (await made.returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => database.close());

it('removes money that was not spent in time, the oldest first, and nothing twice', async () => {
  const wallet = accounts.wallet(userId, 'cashback');
  const move = (key: string, day: number, entries: ReturnType<typeof transfer>) =>
    transact(database.db, trx => post(trx, { key, reason: 'test', entries }, onDay(day)));
  const after = async (day: number, lapse = lapseWallets) => {
    await lapse(database.db, onDay(day));
    const found = await findBalances(database.db, [wallet.code]);
    return found.get(wallet.code);
  };
  await move('old', 0, transfer(accounts.rewards, wallet, 1_000));
  await move('new', 300, transfer(accounts.rewards, wallet, 500));
  await move('held', 305, transfer(wallet, accounts.held(wallet), 400));
  await move('spent', 310, transfer(accounts.held(wallet), accounts.revenue, 400));
  await move('kept', 320, transfer(wallet, accounts.held(wallet), 50));
  const lapsingBy = (day: number) => amountLapsing(database.db, userId, { code: 'cashback', expires: 365 }, onDay(day));
  expect([await lapsingBy(364), await lapsingBy(366), await lapsingBy(666)]).toEqual([0, 600, 1_050]);
  expect(await amountLapsing(database.db, userId, { code: 'cashback', expires: null }, onDay(999))).toBe(0);
  expect(await amountLapsing(database.db, userId + 1, { code: 'cashback', expires: 365 }, onDay(999))).toBe(0);
  expect(await after(364)).toBe(1_050);
  expect(await after(366)).toBe(450);
  expect([await after(366), await after(400)]).toEqual([450, 450]);
  await move('free', 401, transfer(accounts.held(wallet), wallet, 50));
  expect(await after(664, lapseDaily)).toBe(500);
  expect(await after(666, lapseDaily)).toBe(0);
  expect(await findFaults(database.db).then(faults => faults.filter(({ what }) => !what.includes('held')))).toEqual([]);
});
