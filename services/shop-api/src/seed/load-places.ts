import type { Kysely } from 'kysely';
import { transact } from '../db/changes';
import type { Tables } from '../db/schema';
import type { SeedCatalogue } from './seed-shape';

const day = 86_400_000;
const batch = 400;
const json = JSON.stringify;

/** Stock of a variant by store: uneven, and none of many. */
const countsOf = (variant: { id: number; stock: number }, stores: SeedCatalogue['stores']) =>
  stores
    .filter(({ kind }) => kind === 'store')
    .map(({ id }, at) => ({
      stock_location_id: id,
      variant_id: variant.id,
      count_on_hand: (variant.id * 7 + id * 5) % 4 === 0 ? 0 : Math.floor(variant.stock / (at + 2)),
    }))
    .filter(({ count_on_hand }) => count_on_hand > 0);

const loadStores = async (trx: Kysely<Tables>, { stores }: SeedCatalogue): Promise<void> => {
  const rows = stores.map(({ name, address, directions, hours, ...store }, position) => ({
    ...store,
    name: json(name),
    address: json(address),
    directions: json(directions),
    hours: json(hours),
    position,
  }));
  await trx.insertInto('stock_locations').values(rows).execute();
  const variants = await trx
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'variants.stock'])
    .where('products.kind', '=', 'goods')
    .where('variants.stock', '>', 0)
    .orderBy('variants.id')
    .execute();
  const items = variants.flatMap(variant => countsOf(variant, stores));
  for (let from = 0; from < items.length; from += batch) {
    await trx.insertInto('stock_items').values(items.slice(from, from + batch)).execute();
  }
};

const loadLookBooks = async (trx: Kysely<Tables>, { lookBooks }: SeedCatalogue, now: Date): Promise<void> => {
  const known = await trx.selectFrom('products').select(['id', 'slug']).execute();
  const ids = new Map(known.map(({ slug, id }) => [slug, id]));
  for (const [position, { id, products, title, summary, paragraphs, imageAlt, ...book }] of lookBooks.entries()) {
    const there = products.flatMap(slug => ids.get(slug) ?? []);
    if (there.length === 0) continue;
    const texts = { title: json(title), summary: json(summary), paragraphs: json(paragraphs), image_alt: json(imageAlt) };
    const published_at = new Date(now.getTime() - (position + 1) * day);
    await trx.insertInto('look_books').values({ id, ...book, ...texts, published_at, position }).execute();
    const rows = there.map((product_id, at) => ({ look_book_id: id, product_id, position: at }));
    await trx.insertInto('look_book_products').values(rows).execute();
  }
};

/** Adds stores and look books to a shop that has none. */
export const seedPlaces = async (
  db: Kysely<Tables>,
  load: () => Promise<SeedCatalogue>,
  now: Date,
): Promise<void> => {
  const known = await db.selectFrom('stock_locations').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const catalogue = await load();
  if (catalogue.stores.length === 0) return;
  await transact(db, async trx => {
    await loadStores(trx, catalogue);
    await loadLookBooks(trx, catalogue, now);
  });
};
