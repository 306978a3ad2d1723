import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { productTables, watchWrites } from './watch-writes';

const pool = {
  connect: () =>
    Promise.resolve({
      query: (statement: string) =>
        statement.includes('fails') ? Promise.reject(new Error('refused')) : Promise.resolve({ rows: [] }),
      release: () => undefined,
    }),
  end: () => Promise.resolve(),
} as unknown as PostgresPool;

const reportsAfter = async (...statements: string[]): Promise<number> => {
  const { pool: watched, onWrite } = watchWrites(pool, productTables);
  let reports = 0;
  onWrite(() => (reports += 1));
  const client: PostgresPoolClient = await watched.connect();
  for (const statement of statements) await client.query(statement, []).catch(() => undefined);
  client.release();
  return reports;
};

it.each<[string, number, string[]]>([
  ['a statement of its own', 1, ['update "variants" set "stock" = $1']],
  ['a statement after a with', 1, ['with x as (select 1) update products p set price = 2']],
  ['a commit', 1, ['begin', 'insert into "products" ("id") values (1)', 'delete from variants', 'commit']],
  ['a name that products use', 1, ['update "brands" set "name" = $1']],
  ['two commits', 2, ['begin', 'update products set price = 1', 'commit', 'update only variants set stock = 1']],
  [
    'a commit after a savepoint was left',
    1,
    ['begin', 'update products set a = 1', 'rollback to savepoint s', 'commit'],
  ],
])('reports %s', async (_, times, statements) => expect(await reportsAfter(...statements)).toBe(times));

it.each<[string, string[]]>([
  ['a change that is not committed', ['begin', 'update variants set stock = 1']],
  ['one rolled back', ['begin', 'update variants set stock = 1', 'rollback', 'select 1']],
  ['one that the database rejects', ['update variants set fails = 1', 'select 1']],
  ['reading', ['select * from products', 'begin', 'select stock from variants for update', 'commit']],
  ['other tables', ['update "product_changes" set sequence = 1', 'insert into orders select * from variants']],
])('does not report %s', async (_, statements) => expect(await reportsAfter(...statements)).toBe(0));
