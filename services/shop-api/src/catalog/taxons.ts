import type { OptionType, Taxon } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { findMovedTaxon } from './moved.tables';
import { serializeOptionTypes } from './options.mapper';
import { countProducts } from './products.tables';
import { serializeTaxon } from './taxon.mapper';
import { countBranches, pathOf } from './taxon.rules';
import { findTaxons } from './taxons.tables';
import { findOptions } from './variants.tables';

export const readTaxons = async (shop: Shop, reader: Reader): Promise<Taxon[]> => {
  const [rows, counts] = await Promise.all([findTaxons(shop.db), countProducts(shop.db, shop.clock())]);
  const permalinks = new Map(rows.map(({ id, permalink }) => [id, permalink]));
  const branches = countBranches(
    counts.map(({ taxon_id, count }) => ({ permalink: permalinks.get(taxon_id) ?? '', count })),
  );
  return rows.map(row => serializeTaxon(row, branches.get(row.permalink) ?? 0, reader));
};

/** A category, its new permalink, or the nearest one: the longest existing prefix of its permalink. */
export const readTaxon = async (
  shop: Shop,
  permalink: string,
  reader: Reader,
): Promise<{ taxon: Taxon } | { moved: string } | { nearest: Pick<Taxon, 'permalink' | 'name'> | null }> => {
  const [taxons, moved] = await Promise.all([readTaxons(shop, reader), findMovedTaxon(shop.db, pathOf(permalink))]);
  const known = new Map(taxons.map(taxon => [taxon.permalink, taxon]));
  const taxon = known.get(permalink);
  if (taxon) return { taxon };
  const now = moved && moved.now + permalink.slice(moved.before.length);
  if (now !== undefined && known.has(now)) return { moved: now };
  const ancestors = pathOf(permalink)
    .reverse()
    .find(step => known.has(step));
  const nearest = ancestors === undefined ? undefined : known.get(ancestors);
  return { nearest: nearest ? { permalink: nearest.permalink, name: nearest.name } : null };
};

/** All option types of products. */
export const readOptionTypes = async (shop: Shop, reader: Reader): Promise<OptionType[]> => {
  const options = await findOptions(shop.db);
  const all = new Set(options.values.keys());
  return serializeOptionTypes([...options.types.keys()], all, options, reader);
};
