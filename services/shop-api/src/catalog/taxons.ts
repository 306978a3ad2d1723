import type { Brand, Taxon, Vendor } from '@ortoo/contracts';
import type { Reader } from '../http/locale';
import type { Shop } from '../shop';
import { countProducts } from './products.tables';
import { brandOnWire, taxonOnWire, vendorOnWire } from './taxon.mapper';
import { countBranches } from './taxon.rules';
import { findBrands, findTaxons, findVendors } from './taxons.tables';

export const readTaxons = async (shop: Shop, reader: Reader): Promise<Taxon[]> => {
  const [rows, counts] = await Promise.all([findTaxons(shop.db), countProducts(shop.db, shop.clock())]);
  const branches = countBranches(counts);
  return rows.map(row => taxonOnWire(row, branches.get(row.permalink) ?? 0, reader));
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
