import type { Selectable } from 'kysely';
import type { Db, Tables } from '../db/schema';

export type TaxonRow = Selectable<Tables['taxons']>;

export const findTaxons = (db: Db): Promise<TaxonRow[]> =>
  db.selectFrom('taxons').selectAll().orderBy('depth').orderBy('position').execute();
