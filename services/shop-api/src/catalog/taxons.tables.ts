import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../db/schema';

export type TaxonRow = Selectable<Tables['taxons']>;

export const findTaxons = (db: Kysely<Tables>): Promise<TaxonRow[]> =>
  db.selectFrom('taxons').selectAll().orderBy('depth').orderBy('position').execute();
