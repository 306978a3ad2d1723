import type { Brand, Taxon, Vendor } from '@ortoo/contracts';
import { maybePicture } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { BrandRow, TaxonRow, VendorRow } from './taxons.tables';

export const taxonOnWire = (row: TaxonRow, products_count: number, reader: Reader): Taxon => {
  const name = textFor(reader, row.name);
  return {
    id: row.id,
    parent_id: row.parent_id,
    depth: row.depth,
    position: row.position,
    permalink: row.permalink,
    name,
    n: textFor(reader, row.short) || name,
    translation_en: row.name.en ?? name,
    icon: row.icon,
    image: maybePicture(row.image),
    products_count,
  };
};

export const brandOnWire = (row: BrandRow, products_count: number, reader: Reader): Brand => ({
  id: row.id,
  code: row.code,
  name: textFor(reader, row.name),
  description: textFor(reader, row.description),
  logo: maybePicture(row.logo),
  products_count,
});

export const vendorOnWire = (row: VendorRow, products_count: number, reader: Reader): Vendor => ({
  id: row.id,
  code: row.code,
  name: textFor(reader, row.name),
  description: textFor(reader, row.description),
  logo: maybePicture(row.logo),
  phone: row.phone,
  email: row.email,
  products_count,
});
