import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/schema';

export type TaxonRow = Selectable<Tables['taxons']>;

export const findTaxons = (db: Kysely<Tables>): Promise<TaxonRow[]> =>
  db.selectFrom('taxons').selectAll().orderBy('depth').orderBy('position').execute();

/** The taxons with these permalinks, root first. */
export const findTaxonPath = (db: Kysely<Tables>, permalinks: readonly string[]): Promise<TaxonRow[]> =>
  db.selectFrom('taxons').selectAll().where('permalink', 'in', permalinks).orderBy('depth').execute();

export const findBrands = (db: Kysely<Tables>) => db.selectFrom('brands').selectAll().orderBy('code').execute();

export const findVendors = (db: Kysely<Tables>) => db.selectFrom('vendors').selectAll().orderBy('id').execute();

/** By its code or its id. */
export const findVendorId = async (db: Kysely<Tables>, codeOrId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('vendors')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('code', '=', codeOrId), ...(/^\d{1,9}$/.test(codeOrId) ? [eb('id', '=', Number(codeOrId))] : [])]),
    )
    .executeTakeFirst();
  return row?.id;
};

export type BrandRow = Selectable<Tables['brands']>;
export type VendorRow = Selectable<Tables['vendors']>;
