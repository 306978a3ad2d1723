import { type Database, openDatabase } from '../db/index';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { createRequestCounts } from './request-counts';

let postgres: TestPostgres;
let databases: Database[];
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'migrated' });
  databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: postgres.url, connections: 4 })));
});
afterAll(async () => {
  await Promise.all(databases.map(database => database.close()));
  await postgres.close();
});

const minute = 60_000;

it('counts a visitor over all processes, in any order', async () => {
  let now = Date.parse('2026-11-22T10:00:30Z');
  const processes = databases.map(({ db }) => createRequestCounts({ db, backend: 'embedded' }, () => now));
  const add = (process: number, times: number, key = 'search 192.0.2.1') => {
    let last = 0;
    for (let time = 0; time < times; time += 1) last = processes[process]!.add(key, minute).current;
    return last;
  };
  for (let round = 0; round < 5; round += 1) {
    [0, 1, 2].forEach(process => add(process, 10));
    await Promise.all(processes.map(process => process.exchange()));
  }
  await Promise.all([0, 1, 2].map(process => (add(process, 1), processes[process]!.exchange())));
  expect(add(0, 1)).toBeGreaterThan(150);
  expect(processes[0]!.add('search 192.0.2.2', minute)).toEqual({ current: 1, ttl: 30_000 });

  now += minute;
  expect(add(0, 1)).toBe(1);
  await processes[0]!.exchange();
  const rows = await databases[0]!.db.selectFrom('request_counts').select('count').execute();
  expect(rows.map(({ count }) => count)).toEqual([1]);
});
