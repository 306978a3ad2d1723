import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate, openDatabase } from '../db/index';
import { findWishes } from './wishes.tables';
import { findWishlists } from './wishlists.tables';

const before = [
  `insert into taxons (id, depth, position, permalink, name, short) values (1, 0, 0, 'goods', '{}', '{}')`,
  `insert into vendors (id, code, name, description) values (1, 'maker', '{}', '{}')`,
  `insert into products (id, slug, kind, text, taxon_id, vendor_id, price, available_on, published, alcohol, images,
      specifications, option_type_ids, badge_ids, average_rating, total_reviews, details)
    values (1, 'boots', 'goods', '{}', 1, 1, 100000, now(), true, false, '[]', '[]', '[]', '[]', 0, 0, '{}')`,
  ...[10, 11].map(
    id => `insert into variants (id, product_id, sku, price, stock, backorderable, option_value_ids, position)
      values (${id}, 1, 'SKU-${id}', ${id === 11 ? 120_000 : 'null'}, 3, false, '[]', 0)`,
  ),
  `insert into users (id, email, password_hash, firstname, lastname, roles, created_at)
    overriding system value values (7, 'a@example.mn', 'x', 'A', 'B', '[]', now())`,
  ...[10, 11].map(id => `insert into wished_products (user_id, variant_id, created_at) values (7, ${id}, now())`),
];

it('moves the wishes of before into a default list, in their order, with the price of now', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishes-'));
  const database = await openDatabase({ dataDir });
  try {
    const { db } = database;
    await migrate(db, '044-cancelled-licenses');
    for (const statement of before) await sql.raw(statement).execute(db);
    await migrate(db);
    expect(await findWishlists(db, 7)).toMatchObject([{ name: '', is_default: true, share_token: null }]);
    expect(await findWishes(db, 7)).toMatchObject([
      { variant_id: 11, price: 120_000 },
      { variant_id: 10, price: 100_000 },
    ]);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
}, 60_000);
