import fc from 'fast-check';
import { transact } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { inMemory } from '../testing/images';
import { type Account, accounts, isGuarded } from './accounts.rules';
import { post } from './ledger';
import { type Movement, settledEntries, Shortage, transfer } from './ledger.rules';
import { findBalances } from './ledger.tables';
import { findFaults } from './verify.tables';

/** Runs of random commands against the database; `checkout/model.test.ts` runs the rules alone a thousand times. */
const runs = process.env['LONG'] ? 1_000 : 50;

let database: Database;
let userId: number;
beforeAll(async () => {
  database = await openDatabase(inMemory('migrated'));
  const user = { email: 'model@example.org', phone: null, password_hash: '', firstname: '', lastname: '', roles: '[]' };
  const made = database.db.insertInto('users').values({ ...user, created_at: now });
  userId = (await made.returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => database.close());

const now = new Date('2026-11-21T04:00:00Z');

/** Books in their simplest form: a number for each account, and the used keys. */
class Model {
  readonly balances = new Map<string, number>();
  private readonly used = new Set<string>();

  move(movement: Movement): 'moved' | 'repeated' | 'short' {
    const entries = settledEntries(movement);
    if (this.used.has(movement.key)) return 'repeated';
    const held = (code: string) => this.balances.get(code) ?? 0;
    const short = entries.some(({ account, amount }) => isGuarded(account) && held(account.code) + amount < 0);
    if (short) return 'short';
    for (const { account, amount } of entries) this.balances.set(account.code, held(account.code) + amount);
    this.used.add(movement.key);
    return 'moved';
  }
}

/** Accounts of one run, not shared with other runs. */
const accountsOf = (run: number) => {
  const wallets = ['money', 'cashback'].map(code => accounts.wallet(userId, `${code}${run}`));
  const own: Account[] = [...wallets, accounts.giftCard(run)];
  return [
    ...own,
    ...own.map(accounts.held),
    { code: `provider:p${run}`, kind: 'provider' },
    { code: `revenue${run}`, kind: 'revenue' },
  ] as Account[];
};

const commands = fc.array(
  fc.record({
    from: fc.nat(7),
    to: fc.nat(7),
    third: fc.nat(7),
    amount: fc.integer({ min: 1, max: 5_000 }),
    split: fc.nat(100),
    /** Some commands are repeated. */
    again: fc.integer({ min: 0, max: 9 }).map(chance => chance === 0),
  }),
  { maxLength: 16 },
);

it(`matches the model to the tugrik, over ${runs} runs of random movements`, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(commands, async list => {
      run += 1;
      const own = accountsOf(run);
      const at = (index: number) => own[index] as Account;
      const model = new Model();
      const movements = list.flatMap(({ from, to, third, amount, split, again }, index): Movement[] => {
        const part = Math.floor((amount * split) / 100);
        const entries = [...transfer(at(from), at(to), amount - part), ...transfer(at(from), at(third), part)];
        const movement = { key: `model:${run}:${index}`, reason: 'test', entries };
        return again ? [movement, movement] : [movement];
      });
      for (const movement of movements) {
        if (settledEntries(movement).length === 0) continue;
        const expected = model.move(movement);
        const done = await transact(database.db, trx => post(trx, movement, now)).then(
          ({ repeated }) => (repeated ? 'repeated' : 'moved'),
          (error: unknown) => (error instanceof Shortage ? 'short' : String(error)),
        );
        expect(done).toBe(expected);
      }
      const found = await findBalances(database.db, [...model.balances.keys()]);
      expect(new Map([...found].sort())).toEqual(new Map([...model.balances].sort()));
      expect([...model.balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    }),
    { numRuns: runs },
  );
  const faults = (await findFaults(database.db)).filter(
    ({ promise }) => promise !== 'What is set aside waits for a payment',
  );
  expect(faults).toEqual([]);
}, 240_000);
