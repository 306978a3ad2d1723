import { sql } from 'kysely';
import type { Database } from '../../db/open-database';
import { type ChangeList, changesSince, changePosition, type ChangePosition } from '../../db/product-changes';
import type { ProductDocument } from './product-document.mapper';
import { readDocuments, readLookups } from './product-documents';

export { type Lookups, type ProductDocument, serializeDocument } from './product-document.mapper';
export type { ProductRow } from '../products.tables';
export type { VariantRow } from '../variants.tables';

/** The products of the shop, for an index that follows them. */
export interface ProductSource {
  /** Number of published products. */
  count(): Promise<number>;
  /** The published ones of these products. */
  read(ids: readonly number[]): Promise<ProductDocument[]>;
  /** Every published product, in batches. */
  batches(size: number): AsyncGenerator<ProductDocument[]>;
  changesSince(horizon: string): Promise<ChangeList>;
  /** Where to continue after everything has been read. */
  position(): Promise<ChangePosition>;
}

/** Reads names with each batch: a cached one could be the name before the change. */
export const productSource = (db: Database['db'], clock: () => Date): ProductSource => ({
  count: async () => {
    const row = await db
      .selectFrom('products')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('published', '=', true)
      .executeTakeFirstOrThrow();
    return row.count;
  },
  read: async ids => {
    const found = await readDocuments(db, { ids }, clock(), await readLookups(db));
    return found.map(({ document }) => document);
  },
  async *batches(size) {
    const lookups = await readLookups(db);
    for (let after: number | undefined = 0; after !== undefined;) {
      const found = await readDocuments(db, { after, limit: size }, clock(), lookups);
      if (found.length > 0) yield found.map(({ document }) => document);
      after = found.length === size ? found.at(-1)?.row.id : undefined;
    }
  },
  changesSince: horizon => changesSince(db, horizon),
  position: () => changePosition(db),
});
