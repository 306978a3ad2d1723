import { sql } from 'kysely';
import { type Database, migrate, openDatabase } from '../../db/index';
import { startPostgres, type TestPostgres } from '../../testing/postgres';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.url });
  await migrate(database.db, '092-push-sdk');
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.close();
});

it('lets sites that exist show articles of all topics, published and as drafts', async () => {
  const { db } = database;
  await sql`insert into sites (code, draft) values ('taiga', '{"push": true}'), ('gobi', null)`.execute(db);
  await sql`insert into site_versions (site, version, config, at) values ('taiga', 1, '{"push": false}', now())`.execute(
    db,
  );
  await migrate(db);
  const sites = await db.selectFrom('sites').select('draft').orderBy('position').execute();
  const versions = await db.selectFrom('site_versions').select('config').execute();
  expect([...sites, ...versions]).toEqual([
    { draft: { push: true, article_topics: null } },
    { draft: null },
    { config: { push: false, article_topics: null } },
  ]);
});
