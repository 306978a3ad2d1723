import type { Db } from '../db/schema';

/** Current slug of the product that had this slug before. */
export const findMovedSlug = async (db: Db, slug: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('earlier_slugs as e')
    .innerJoin('products as p', 'p.id', 'e.product_id')
    .select('p.slug')
    .where('e.slug', '=', slug)
    .where('p.published', '=', true)
    .executeTakeFirst();
  return row?.slug;
};

/** Current permalink of a category that had one of these permalinks before; the longest wins. */
export const findMovedTaxon = async (
  db: Db,
  permalinks: readonly string[],
): Promise<{ before: string; now: string } | undefined> =>
  db
    .selectFrom('earlier_permalinks as e')
    .innerJoin('taxons as t', 't.id', 'e.taxon_id')
    .select(['e.permalink as before', 't.permalink as now'])
    .where('e.permalink', 'in', permalinks)
    .orderBy(eb => eb.fn('length', ['e.permalink']), 'desc')
    .limit(1)
    .executeTakeFirst();
