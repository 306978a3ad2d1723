import { sql } from 'kysely';
import type { Db } from '../../db/schema';

const published = (db: Db, now: Date) =>
  db
    .selectFrom('look_books as l')
    .where('l.published_at', '<=', now)
    .where('l.hidden', '=', false)
    .selectAll('l')
    .select(
      sql<number>`(select count(*)::int from look_book_products lp join products p on p.id = lp.product_id
        where lp.look_book_id = l.id and p.published)`.as('products_count'),
    )
    .orderBy('l.position');

export const listLookBooks = (db: Db, now: Date) => published(db, now).execute();

export type LookBookRow = Awaited<ReturnType<typeof listLookBooks>>[number];

export const findLookBook = (db: Db, slug: string, now: Date): Promise<LookBookRow | undefined> =>
  published(db, now).where('l.slug', '=', slug).executeTakeFirst();

export const findLookBookProducts = async (db: Db, lookBookId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('look_book_products')
    .select('product_id')
    .where('look_book_id', '=', lookBookId)
    .orderBy('position')
    .execute();
  return rows.map(row => row.product_id);
};
