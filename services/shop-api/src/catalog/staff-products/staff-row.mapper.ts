import type { StaffProductRow } from '@ortoo/contracts';
import { maybePicture, time, wire } from '../../http/display';
import { inLanguageOf, type Reader, textFor } from '../../http/locale';
import { saleOf, stateOf } from './product-state.rules';
import type { StaffListRow } from './staff-list.tables';

export const maybeWire = (amount: number | null) => (amount === null ? null : wire(amount));

export const serializeStaffRow = (row: StaffListRow, reader: Reader, now: Date): StaffProductRow => ({
  id: row.id,
  slug: row.slug,
  name: inLanguageOf(reader, row.text)?.name ?? row.slug,
  kind: row.kind,
  state: stateOf(row, now),
  sku: row.sku ?? '',
  variants_count: row.variants_count,
  vendor: textFor(reader, row.vendor),
  brand: row.brand && textFor(reader, row.brand),
  taxon: textFor(reader, row.taxon),
  image: maybePicture(row.image),
  price: wire(row.price),
  selling_price: maybeWire(row.selling_price),
  sale: saleOf(row, now),
  stock: row.stock,
  available_on: time(row.available_on),
});
