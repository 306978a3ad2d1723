import type { ArticleDocument } from '@ortoo/contracts';
import { returnHours } from '../catalog/api';
import { openDatabase } from '../db/index';
import { exampleCatalogue } from '../testing/example-catalogue';
import { exampleTime, inMemory } from '../testing/images';
import { watchReports } from '../testing/write';
import { exampleAccounts } from './example-accounts';
import { catalogue } from './catalogue';
import { seedArticles } from './content/articles';
import { seedPages } from './content/pages';
import { findDeliveryChoices } from '../delivery/api';
import { seedDatabase } from './load-seed';

const listItems = (document: ArticleDocument | undefined): string[] =>
  (document?.content ?? []).flatMap(node =>
    node.type === 'bulletList' ? node.content.map(item => JSON.stringify(item).replace(/^.*"text":"|"}.*$/g, '')) : [],
  );

it('adds articles to a shop that was filled before there were any', async () => {
  const { db, close } = await openDatabase(inMemory('example'));
  await db.deleteFrom('articles').execute();
  await db.deleteFrom('pages').where('slug', '=', 'terms').execute();
  await seedDatabase(db, () => exampleTime, exampleCatalogue);
  const slugs = async (table: 'articles' | 'pages') => (await db.selectFrom(table).select('slug').execute()).length;
  expect([await slugs('articles'), await slugs('pages')]).toEqual([seedArticles.length, seedPages([]).length]);
  await close();
});

it('describes the ways of delivery as the checkout offers them', async () => {
  const { db, close } = await openDatabase(inMemory('example'));
  const page = await db.selectFrom('pages').selectAll().where('slug', '=', 'delivery').executeTakeFirstOrThrow();
  const ways = (await findDeliveryChoices(db)).filter(({ pre_order }) => !pre_order);
  const items = listItems(page.body.mn);
  expect(items.map(item => item.split(':')[0])).toEqual(ways.map(({ name }) => name.mn));
  expect(page.summary.mn).toBe('Улаанбаатарт 48 цагийн дотор, орон нутагт 7–\u206014 хоногт хүргэнэ.');
  await close();
});

it('states the return periods that the orders count', async () => {
  const { db, close } = await openDatabase(inMemory('example'));
  const page = await db.selectFrom('pages').selectAll().where('slug', '=', 'returns').executeTakeFirstOrThrow();
  const items = listItems(page.body.en);
  const promised = (name: string) => Number(/(\d+) hours/.exec(items.find(item => item.includes(name)) ?? '')?.[1]);
  expect(promised('Electronics')).toBe(returnHours('goods', 'goods/electronics/phones'));
  expect(promised('ther goods')).toBe(returnHours('goods', 'goods/fashion/shoes'));
  expect(promised('Food')).toBe(returnHours('goods', 'goods/food/tea'));
  const text = JSON.stringify(page.body);
  expect(text).toContain('Request a return');
  expect(text).toContain('Буцаалт хүсэх');
  await close();
});

it('loads the whole example shop, once, and reports it', async () => {
  const database = await openDatabase(inMemory('migrated'));
  const { db, close } = database;
  const checkReports = await watchReports(database);
  expect(await seedDatabase(db, () => exampleTime)).toBe(true);
  expect(await seedDatabase(db, () => exampleTime)).toBe(false);
  await checkReports();
  const count = async (table: 'products' | 'variants' | 'taxons' | 'users') =>
    (await db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows;
  expect(await count('products')).toBe(catalogue.products.length);
  expect(await count('variants')).toBe(catalogue.products.flatMap(({ variants }) => variants).length);
  expect(await count('taxons')).toBe(catalogue.taxons.length);
  expect(await count('users')).toBe(exampleAccounts.length);
  await close();
});
