import { stringify } from 'csv-stringify/sync';
import type { StaffProductRow } from '@ortoo/contracts';
import { formatDateTime, type Locale } from '@ortoo/i18n';
import { catalogues } from '../../messages/index';

/** The list as a table for spreadsheets. A text that a spreadsheet would calculate gets an apostrophe before it. */
export const productsCsv = (products: readonly StaffProductRow[], locale: Locale): string => {
  const { productColumns: heads, productStates, productKinds } = catalogues[locale];
  const header = [heads.name, heads.code, heads.kind, heads.state, heads.vendor, heads.brand, heads.taxon];
  const rows = products.map(row => [
    ...[row.name, row.sku, productKinds[row.kind], productStates[row.state], row.vendor, row.brand ?? '', row.taxon],
    ...[Number(row.price), row.selling_price === null ? '' : Number(row.selling_price), row.stock],
    ...[formatDateTime(row.available_on, locale), row.slug],
  ]);
  return stringify([[...header, heads.price, heads.sale, heads.stock, heads.available, heads.address], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
};
