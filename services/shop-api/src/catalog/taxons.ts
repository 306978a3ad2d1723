import type { Brand, OptionType, Taxon, Vendor } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { findMovedTaxon } from './moved.tables';
import { typesOnWire } from './options.mapper';
import { countProducts } from './products.tables';
import { brandOnWire, taxonOnWire, vendorOnWire } from './taxon.mapper';
import { countBranches, pathOf } from './taxon.rules';
import { findBrands, findTaxons, findVendors } from './taxons.tables';
import { findOptions } from './variants.tables';

export const readTaxons = async (shop: Shop, reader: Reader): Promise<Taxon[]> => {
  const [rows, counts] = await Promise.all([findTaxons(shop.db), countProducts(shop.db, shop.clock())]);
  const branches = countBranches(counts);
  return rows.map(row => taxonOnWire(row, branches.get(row.permalink) ?? 0, reader));
};

/** A category, where it has gone, or else what is nearest to it: the longest beginning of its permalink that there is. */
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
  const near = pathOf(permalink)
    .reverse()
    .find(step => known.has(step));
  const nearest = near === undefined ? undefined : known.get(near);
  return { nearest: nearest ? { permalink: nearest.permalink, name: nearest.name } : null };
};

/** Everything products are chosen by. */
export const readOptionTypes = async (shop: Shop, reader: Reader): Promise<OptionType[]> => {
  const options = await findOptions(shop.db);
  const all = new Set(options.values.keys());
  return typesOnWire([...options.types.keys()], all, options, reader);
};

type Counts = Awaited<ReturnType<typeof countProducts>>;

const countOf = (counts: Counts, has: (row: Counts[number]) => boolean) =>
  counts.filter(has).reduce((sum, row) => sum + row.count, 0);

export const readBrands = async (shop: Shop, reader: Reader): Promise<Brand[]> => {
  const [rows, counts] = await Promise.all([findBrands(shop.db), countProducts(shop.db, shop.clock())]);
  return rows.map(row =>
    brandOnWire(
      row,
      countOf(counts, count => count.brand_id === row.id),
      reader,
    ),
  );
};

export const readVendors = async (shop: Shop, reader: Reader): Promise<Vendor[]> => {
  const [rows, counts] = await Promise.all([findVendors(shop.db), countProducts(shop.db, shop.clock())]);
  return rows.map(row =>
    vendorOnWire(
      row,
      countOf(counts, count => count.vendor_id === row.id),
      reader,
    ),
  );
};
