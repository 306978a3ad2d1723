import type { Brand, Vendor } from '@ortoo/contracts';
import { maybePicture } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import type { BrandRow, VendorRow } from './brands.tables';

export const serializeBrand = (row: BrandRow, products_count: number, reader: Reader): Brand => ({
  id: row.id,
  code: row.code,
  name: textFor(reader, row.name),
  description: textFor(reader, row.description),
  logo: maybePicture(row.logo),
  image: maybePicture(row.image),
  products_count,
});

export const serializeVendor = (
  row: VendorRow,
  products_count: number,
  rating: { average: number; total: number } | undefined,
  reader: Reader,
): Vendor => ({
  id: row.id,
  code: row.code,
  name: textFor(reader, row.name),
  description: textFor(reader, row.description),
  logo: maybePicture(row.logo),
  phone: row.phone,
  email: row.email,
  average_rating: rating?.average ?? 0,
  total_reviews: rating?.total ?? 0,
  products_count,
});
