import { sql } from 'kysely';
import { transact } from '../db/changes';
import { openDatabase, type Database } from '../db/index';
import { type TestPostgres, startPostgres } from '../testing/postgres';
import { type Account, accounts } from './accounts.rules';
import { post } from './ledger';
import { Shortage, transfer } from './ledger.rules';
import { findBalances } from './ledger.tables';
import { holdSources } from './settlement';
import { findFaults } from './verify.tables';

const spends = 1_000;
const filled = 100_000;
const price = 700;
const affordable = Math.floor(filled / price);
const now = new Date('2026-11-21T04:00:00Z');

let postgres: TestPostgres;
let database: Database;
let userId: number;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'migrated' });
  database = await openDatabase({ databaseUrl: postgres.url, connections: 40, timeout: 100_000 });
  const user = { email: 'race@example.org', phone: null, password_hash: '', firstname: '', lastname: '', roles: '[]' };
  const made = database.db.insertInto('users').values({ ...user, created_at: now });
  userId = (await made.returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});

const inOne = <T>(work: (trx: Database['db']) => Promise<T>) => transact(database.db, work);
const fill = (account: Account, amount: number) =>
  inOne(trx =>
    post(
      trx,
      { key: `fill:${account.code}`, reason: 'opening', entries: transfer(accounts.opening, account, amount) },
      now,
    ),
  );
const balance = async ({ code }: Account) => (await findBalances(database.db, [code])).get(code) ?? 0;
/** Until another transaction waits for a row. */
const untilWaiting = async (): Promise<void> => {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(database.db)).rows.length === 0) await new Promise(resolve => setTimeout(resolve, 5));
};
/** Number of concurrent calls that succeeded; any failure but a shortage fails the test. */
const count = async (times: number, work: (index: number) => Promise<unknown>): Promise<number> => {
  const done = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      work(index).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Shortage || (error as Error).name === 'DomainError') return false;
          throw error;
        },
      ),
    ),
  );
  return done.filter(Boolean).length;
};

it(`spends a wallet ${affordable} times of ${spends} concurrently, to the tugrik`, async () => {
  const wallet = accounts.wallet(userId, 'money');
  const spent = accounts.wallet(userId, 'digital');
  await fill(wallet, filled);
  const done = await count(spends, index =>
    inOne(trx => post(trx, { key: `spend:${index}`, reason: 'test', entries: transfer(wallet, spent, price) }, now)),
  );
  expect(done).toBe(affordable);
  expect([await balance(wallet), await balance(spent)]).toEqual([filled - affordable * price, affordable * price]);
  expect(await findFaults(database.db)).toEqual([]);
});

it('spends money that arrives while it waits for the account', async () => {
  const [card, other] = [accounts.giftCard(904), accounts.giftCard(905)];
  await fill(card, 1);
  await fill(other, 5_000);
  let spending: Promise<unknown> | undefined;
  await inOne(async trx => {
    await post(trx, { key: 'arrives', reason: 'test', entries: transfer(other, card, 4_000) }, now);
    spending = inOne(inner =>
      post(inner, { key: 'waits', reason: 'test', entries: transfer(card, accounts.discounts, 4_001) }, now),
    );
    await untilWaiting();
  });
  await spending;
  expect([await balance(card), await balance(other)]).toEqual([0, 1_000]);
  expect(await findFaults(database.db)).toEqual([]);
});

it('moves money between the same accounts in both directions without a deadlock', async () => {
  const [a, b] = [accounts.giftCard(901), accounts.giftCard(902)];
  await fill(a, 10_000);
  await fill(b, 10_000);
  const done = await count(200, index =>
    inOne(trx => {
      const [from, to] = index % 2 === 0 ? [a, b] : [b, a];
      return post(trx, { key: `swap:${index}`, reason: 'test', entries: transfer(from, to, 10) }, now);
    }),
  );
  expect([done, (await balance(a)) + (await balance(b))]).toEqual([200, 20_000]);
  expect(await findFaults(database.db)).toEqual([]);
});

it('books a movement once for a hundred concurrent calls', async () => {
  const card = accounts.giftCard(903);
  await fill(card, 5_000);
  const movement = { key: 'once', reason: 'test', entries: transfer(card, accounts.discounts, 5_000) };
  expect(await count(100, () => inOne(trx => post(trx, movement, now)))).toBe(100);
  expect(await balance(card)).toBe(0);
  expect(await findFaults(database.db)).toEqual([]);
});

it('holds a voucher for one of a hundred orders', async () => {
  const account = accounts.voucher(1, userId);
  await fill(account, 15_000);
  const held = await count(100, index =>
    inOne(trx =>
      holdSources(trx, null, [{ account, kind: 'voucher', whole: 15_000, amount: 9_000, payment: { id: index } }], now),
    ),
  );
  expect([held, await balance(account), await balance(accounts.held(account))]).toEqual([1, 0, 15_000]);
});

it('would overspend if it first read and then wrote: the race is real', async () => {
  await sql`create table naive_wallet (balance bigint not null)`.execute(database.db);
  await sql`insert into naive_wallet values (${filled})`.execute(database.db);
  const done = await count(spends, () =>
    inOne(async trx => {
      const { rows } = await sql<{ balance: number }>`select balance from naive_wallet`.execute(trx);
      const left = (rows[0]?.balance ?? 0) - price;
      if (left < 0) throw new Shortage('naive');
      await sql`update naive_wallet set balance = ${left}`.execute(trx);
    }),
  );
  expect(done).toBeGreaterThan(affordable);
});
