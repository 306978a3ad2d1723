import { stringify } from 'csv-stringify/sync';
import type { StaffOrderRow } from '@ortoo/contracts';
import { formatDateTime, type Locale } from '@ortoo/i18n';
import { catalogues } from '../../messages/index';

/** The list as a table for spreadsheets. A text that a spreadsheet would calculate gets an apostrophe before it. */
export const ordersCsv = (orders: readonly StaffOrderRow[], locale: Locale): string => {
  const { papers, orderStatuses } = catalogues[locale];
  const header = [papers.order, papers.date, papers.status, papers.buyer, papers.phone, papers.vendors];
  const rows = orders.map(({ buyer, ...order }) => [
    ...[order.number, formatDateTime(order.placed_at, locale), orderStatuses[order.status]],
    ...[buyer.name, buyer.phone?.replace(/^\+976/, '') ?? '', order.vendors.join(', ')],
    ...[order.delivery ?? '', order.method ?? '', order.quantity, Number(order.total)],
  ]);
  return stringify([[...header, papers.delivery, papers.method, papers.quantity, papers.total], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
};
