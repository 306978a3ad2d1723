import { sql } from 'kysely';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { transact } from './changes';
import { type Database, openDatabase } from './index';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.url, connections: 1 });
  await sql`create table things (id int, name text)`.execute(database.db);
  await sql`insert into things values (1, 'one'), (2, 'two')`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await postgres.close();
});

const find = async (id: number, db = database.db) =>
  (await sql`select * from things where id = ${id}`.execute(db)).rows;
const plans = async () => {
  const known = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(database.db);
  return known.rows.filter(({ statement }) => statement.includes('things')).length;
};

it('prepares a statement at its fourth use', async () => {
  for (let times = 1; times <= 3; times += 1) expect(await find(1)).toEqual([{ id: 1, name: 'one' }]);
  expect(await plans()).toBe(0);
  expect(await find(2)).toEqual([{ id: 2, name: 'two' }]);
  expect(await find(1)).toEqual([{ id: 1, name: 'one' }]);
  expect(await plans()).toBe(1);
});

it('prepares it again when its columns have changed', async () => {
  await sql`alter table things add column colour text default 'red'`.execute(database.db);
  expect(await find(1)).toEqual([{ id: 1, name: 'one', colour: 'red' }]);
  expect(await plans()).toBe(2);
});

it('fails the transaction that detects the change, and none after it', async () => {
  await sql`alter table things drop column colour`.execute(database.db);
  const inOne = () => transact(database.db, trx => find(1, trx));
  await expect(inOne()).rejects.toThrow('cached plan');
  expect(await inOne()).toEqual([{ id: 1, name: 'one' }]);
});

it('does not prepare statements without parameters, several in one query included', async () => {
  for (let times = 1; times <= 5; times += 1)
    await sql`update things set name = name || '!' where id = 1; select 1`.execute(database.db);
  expect(await find(1)).toEqual([{ id: 1, name: 'one!!!!!' }]);
});
