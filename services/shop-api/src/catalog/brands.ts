import type { Badge, Brand, Vendor } from '@ortoo/contracts';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import { serializeBrand, serializeVendor } from './brand.mapper';
import { findBrands, findVendors, rateVendors } from './brands.tables';
import { countProducts } from './products.tables';
import { findBadges } from './variants.tables';

type Counts = Awaited<ReturnType<typeof countProducts>>;

const countOf = (counts: Counts, has: (row: Counts[number]) => boolean) =>
  counts.filter(has).reduce((sum, row) => sum + row.count, 0);

export const readBrands = async (shop: Shop, reader: Reader): Promise<Brand[]> => {
  const now = shop.clock();
  const [rows, counts] = await Promise.all([findBrands(shop.db, now), countProducts(shop.db, now)]);
  return rows.map(row =>
    serializeBrand(
      row,
      countOf(counts, count => count.brand_id === row.id),
      reader,
    ),
  );
};

export const readVendors = async (shop: Shop, reader: Reader): Promise<Vendor[]> => {
  const [rows, counts, ratings] = await Promise.all([
    findVendors(shop.db),
    countProducts(shop.db, shop.clock()),
    rateVendors(shop.db),
  ]);
  return rows.map(row =>
    serializeVendor(
      row,
      countOf(counts, count => count.vendor_id === row.id),
      ratings.find(rating => rating.vendor_id === row.id),
      reader,
    ),
  );
};

export const readBadges = async (shop: Shop, reader: Reader): Promise<Badge[]> =>
  (await findBadges(shop.db)).map(({ id, code, name, tone }) => ({ id, code, name: textFor(reader, name), tone }));
