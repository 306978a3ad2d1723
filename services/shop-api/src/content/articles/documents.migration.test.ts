import { articleDocumentSchema } from '@ortoo/contracts/schema';
import { sql } from 'kysely';
import { type Database, migrate, openDatabase } from '../../db/index';
import { startPostgres, type TestPostgres } from '../../testing/postgres';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ databaseUrl: postgres.url });
  await migrate(database.db, '058-ended-accounts');
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.close();
});

const blocks = [
  { kind: 'heading', text: 'Угаах' },
  { kind: 'paragraph', text: 'Бүлээн ус' },
  { kind: 'list', items: ['Нэг', 'Хоёр'], ordered: true },
  { kind: 'picture', src: 'sweater_camel_a', alt: 'Цамц', caption: null },
  { kind: 'quote', text: 'Дулаан.', by: 'Эсгийчин' },
];

it('turns the blocks of articles and pages into documents', async () => {
  const { db } = database;
  const body = JSON.stringify({ mn: blocks, en: blocks.slice(0, 1) });
  await sql`insert into pages (slug, title, summary, body, updated_at)
    values ('delivery', '{}', '{}', ${body}::jsonb, now())`.execute(db);
  await migrate(db);
  const page = await db.selectFrom('pages').selectAll().executeTakeFirstOrThrow();
  const { mn, en } = page.body;
  expect(articleDocumentSchema.parse(mn)).toEqual(mn);
  expect(mn?.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'orderedList', 'image', 'blockquote']);
  expect(mn?.content[3]).toEqual({
    type: 'image',
    attrs: { src: '/pictures/sweater_camel_a', alt: 'Цамц', caption: null },
  });
  expect(en?.content).toEqual([{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Угаах' }] }]);
});
