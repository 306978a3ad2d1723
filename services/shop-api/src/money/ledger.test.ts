import { transact } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { inMemory } from '../testing/images';
import { accounts } from './accounts.rules';
import { post, postAll } from './ledger';
import { LedgerFault, type Movement, Shortage, transfer } from './ledger.rules';
import { findBalances } from './ledger.tables';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inMemory('migrated'));
});
afterAll(() => database.close());

const now = new Date('2026-11-21T04:00:00Z');
const card = accounts.giftCard(1);
const held = accounts.held(card);
const inOne = <T>(work: (trx: Database['db']) => Promise<T>) => transact(database.db, work);
const move = (movement: Partial<Movement> & Pick<Movement, 'key' | 'entries'>) =>
  inOne(trx => post(trx, { reason: 'test', ...movement }, now));
const balances = async () => {
  const found = await findBalances(database.db, [card.code, held.code, 'opening']);
  return [found.get(card.code), found.get(held.code), found.get('opening')];
};

beforeEach(async () => {
  for (const table of ['ledger_entries', 'ledger_transactions', 'ledger_accounts'] as const)
    await database.db.deleteFrom(table).execute();
  await move({ key: 'open', entries: transfer(accounts.opening, card, 100) });
});

it('moves money and returns the new balance of each account', async () => {
  const { entries, repeated } = await move({ key: 'a', entries: transfer(card, held, 30) });
  expect(repeated).toBe(false);
  expect(entries).toEqual([
    { code: card.code, amount: -30, balance: 70 },
    { code: held.code, amount: 30, balance: 30 },
  ]);
  expect(await balances()).toEqual([70, 30, -100]);
});

it('moves nothing a second time, and returns the first result', async () => {
  await move({ key: 'a', entries: transfer(card, held, 30) });
  const again = await move({ key: 'a', entries: transfer(card, held, 30) });
  expect([again.repeated, again.entries.length]).toEqual([true, 2]);
  expect(await balances()).toEqual([70, 30, -100]);
});

it('rejects one key for two movements', async () => {
  await move({ key: 'a', entries: transfer(card, held, 30) });
  await expect(move({ key: 'a', entries: transfer(card, held, 31) })).rejects.toThrow(LedgerFault);
});

describe('several movements at once', () => {
  const all = (...movements: [key: string, entries: Movement['entries']][]) =>
    inOne(trx =>
      postAll(
        trx,
        movements.map(([key, entries]) => ({ key, entries, reason: 'test' })),
        now,
      ),
    );
  const balancesIn = ({ entries }: { entries: readonly { balance: number }[] }) =>
    entries.map(({ balance }) => balance);

  it('are booked one after the other', async () => {
    const posted = await all(
      ['a', transfer(card, held, 30)],
      ['b', transfer(held, card, 10)],
      ['c', transfer(card, held, 80)],
    );
    expect(posted.map(balancesIn)).toEqual([
      [70, 30],
      [20, 80],
      [0, 100],
    ]);
    const entries = await database.db.selectFrom('ledger_entries').select('balance').orderBy('id').execute();
    expect(entries.slice(2).map(({ balance }) => balance)).toEqual(expect.arrayContaining([70, 30, 20, 80, 0, 100]));
    expect(await balances()).toEqual([0, 100, -100]);
  });

  it('move nothing when one of them falls short, though a later one would refill the account', async () => {
    const short = all(['a', transfer(card, held, 101)], ['b', transfer(accounts.opening, card, 50)]);
    await expect(short).rejects.toThrow(new Shortage(card.code));
    expect(await balances()).toEqual([100, undefined, -100]);
  });

  it('are rejected when two of them have one key', async () => {
    const twice = all(['a', transfer(card, held, 30)], ['a', transfer(card, held, 30)]);
    await expect(twice).rejects.toThrow(LedgerFault);
    expect(await balances()).toEqual([100, undefined, -100]);
  });

  it('repeat those whose key is used, and book the others', async () => {
    await move({ key: 'a', entries: transfer(card, held, 30) });
    const posted = await all(['a', transfer(card, held, 30)], ['b', transfer(card, held, 5)]);
    expect(posted.map(({ repeated }) => repeated)).toEqual([true, false]);
    expect(posted.map(balancesIn).map(some => some.toSorted((x, y) => x - y))).toEqual([
      [30, 70],
      [35, 65],
    ]);
    expect(await balances()).toEqual([65, 35, -100]);
  });
});

it.each<[string, Movement['entries']]>([
  ['does not add up', [{ account: card, amount: -1 }]],
  ['is no whole tugrik', transfer(card, held, 0.5)],
  ['is no number', transfer(card, held, Number.NaN)],
])('rejects a movement that %s', async (_, entries) => {
  await expect(move({ key: 'wrong', entries })).rejects.toThrow(LedgerFault);
  expect(await balances()).toEqual([100, undefined, -100]);
});

it('takes no more than the balance, and then nothing at all', async () => {
  const fits: Movement = { key: 'fits', reason: 'test', entries: transfer(card, held, 60) };
  const short: Movement = { key: 'short', reason: 'test', entries: transfer(card, held, 41) };
  await expect(inOne(trx => postAll(trx, [fits, short], now))).rejects.toThrow(Shortage);
  expect(await balances()).toEqual([100, undefined, -100]);
  await move({ key: 'all', entries: transfer(card, held, 100) });
  expect(await balances()).toEqual([0, 100, -100]);
});

it('adds up credits and debits of one account in the same movement', async () => {
  const entries = [...transfer(card, held, 30), ...transfer(held, card, 30)];
  expect(await move({ key: 'nothing', entries })).toEqual({ entries: [], repeated: false });
});

it('is guarded by the database itself', async () => {
  const wrong = database.db.updateTable('ledger_accounts').set({ balance: -1 }).where('code', '=', card.code).execute();
  await expect(wrong).rejects.toMatchObject({ code: '23514' });
});
