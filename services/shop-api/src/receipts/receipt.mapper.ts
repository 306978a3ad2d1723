import { documentPaths, guestQuery, type Receipt, type ReceiptSummary, shopApiPrefix } from '@ortoo/contracts';
import { maybeTime, wire } from '../http/display';
import type { OrderRow } from '../orders/api';
import type { ReceiptRow } from './receipts.tables';

type Sold = Pick<OrderRow, 'number' | 'user_id' | 'token'>;

const pdfOf = ({ state, ddtd }: ReceiptRow, { number, user_id, token }: Sold): string | null =>
  state === 'issued' && ddtd !== null
    ? `${shopApiPrefix}${documentPaths.receiptPdf(number)}${guestQuery(user_id === null ? token : undefined)}`
    : null;

export const serializeSummary = (row: ReceiptRow, order: Sold): ReceiptSummary => ({
  state: row.state,
  kind: row.kind,
  ddtd: row.ddtd,
  pdf_url: pdfOf(row, order),
});

/** Hundredths as a decimal: `9091` is `90.91`. */
const decimal = (hundredths: number): string =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

export const serializeReceipt = (row: ReceiptRow, order: Sold): Receipt => ({
  ...serializeSummary(row, order),
  consumer_number: row.consumer_number,
  registry_number: row.registry_number,
  organization_name: row.customer_name,
  lottery: row.lottery,
  qr_data: row.qr_data,
  total: row.total === null ? null : wire(row.total),
  vat: row.vat === null ? null : decimal(row.vat),
  issued_at: maybeTime(row.issued_at),
});
