import { migrate, openDatabase } from '../db/index';
import { catalogue } from './catalogue';
import { seedDatabase } from './load-seed';

it('loads the whole example shop, once', async () => {
  const { db, close } = await openDatabase({ memory: true });
  await migrate(db);
  const clock = () => new Date('2026-11-21T04:00:00Z');
  await seedDatabase(db, clock);
  await seedDatabase(db, clock);
  const count = async (table: 'products' | 'variants' | 'taxons' | 'users') =>
    (await db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows;
  expect(await count('products')).toBe(catalogue.products.length);
  expect(await count('variants')).toBe(catalogue.products.flatMap(({ variants }) => variants).length);
  expect(await count('taxons')).toBe(catalogue.taxons.length);
  expect(await count('users')).toBe(2);
  await close();
}, 60_000);
