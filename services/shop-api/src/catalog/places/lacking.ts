import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema';
import { placesLacking, type RequestedLine } from './lacking.rules';
import { findShelves, findStores } from './stores.tables';

/** Stores where some of these goods are missing. */
export const findLacking = async (db: Kysely<Tables>, requested: readonly RequestedLine[]): Promise<Set<number>> => {
  if (requested.length === 0) return new Set();
  const ids = [...new Set(requested.map(({ variant_id }) => variant_id))];
  const [places, shelves] = await Promise.all([findStores(db), findShelves(db, ids)]);
  return placesLacking(places, requested, shelves);
};
