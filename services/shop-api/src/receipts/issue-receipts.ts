import { times } from '@ortoo/contracts';
import { findOrderById } from '../orders/api';
import { writeTo } from '../emails/api';
import { transact } from '../db/changes';
import type { TaxOffice } from '../providers/ebarimt';
import { ProviderFault } from '../providers/http-request';
import type { Shop } from '../shop';
import {
  addMissing,
  claimReceipt,
  findDue,
  fixRevision,
  moveReceipt,
  type ReceiptRow,
  reopenRefunded,
} from './receipts.tables';
import { paperOf, readSale, sumOf } from './sale';
import { retryAfter, type TaxedLine } from './tax.rules';

/** After this time a process that claimed a receipt counts as dead. */
const abandonedAfter = 10 * 60_000;
/** Letters of a stored answer. */
const maxFault = 500;

type Revision = ReceiptRow & { lines: readonly TaxedLine[] };

/** The lines of a revision are fixed before the first request to the office: a retry sends the same. */
const revisionOf = async (shop: Shop, claimed: ReceiptRow): Promise<Revision> => {
  const { lines } = claimed;
  if (lines !== null) return { ...claimed, lines };
  const sale = await readSale(shop, claimed.order_id);
  await fixRevision(shop.db, claimed.order_id, sale);
  return { ...claimed, ...sale };
};

/** Everything is refunded: no valid receipt remains. */
const cancel = async (
  shop: Shop,
  office: TaxOffice,
  { order_id, replaces, replaces_date }: Revision,
): Promise<void> => {
  if (replaces !== null) await office.cancel({ ddtd: replaces, date: replaces_date ?? '' });
  await moveReceipt(shop.db, order_id, { state: 'cancelled', cancelled_at: shop.clock() });
};

const issue = async (shop: Shop, office: TaxOffice, revision: Revision): Promise<void> => {
  const { order_id, lines, kind, customer_tin, consumer_number, replaces } = revision;
  const order = await findOrderById(shop.db, order_id);
  const [total, vat] = [sumOf(lines, 'total'), sumOf(lines, 'vat')];
  const { ddtd, lottery, qrData, date } = await office.issue({
    number: `${order.number}-${revision.revision}`,
    replaces,
    kind,
    customerTin: customer_tin,
    consumerNumber: consumer_number,
    total,
    vat,
    items: lines,
  });
  const now = shop.clock();
  const paid = { total: total / 100, vat, issued_at: now };
  const issued = { ddtd, lottery, qr_data: qrData, office_date: date, ...paid, fault: null };
  const bytes = await paperOf(shop, { ...revision, ...issued });
  await transact(shop.db, async trx => {
    if (!(await moveReceipt(trx, order_id, { state: 'issued', ...issued }))) return;
    const attachments = [{ name: `${order.number}.pdf`, contentType: 'application/pdf', bytes }];
    await writeTo(trx, order, 'receipt', { ddtd, lottery }, now, attachments);
  });
};

const settle = async (shop: Shop, office: TaxOffice, claimed: ReceiptRow): Promise<void> => {
  const revision = await revisionOf(shop, claimed);
  await (revision.lines.length === 0 ? cancel : issue)(shop, office, revision);
};

const abandonedBefore = (shop: Shop) => new Date(shop.clock().getTime() - abandonedAfter);

/** What staff read about a failed try: the office's own words, as far as they are short. */
const faultOf = (error: unknown): string => {
  const text = error instanceof ProviderFault ? `${error.status} ${error.body}` : String(error);
  return text.slice(0, maxFault);
};

/** One try to report a receipt to the tax office. False when it has failed: it is tried again later. */
export const issueReceipt = async (shop: Shop, orderId: number): Promise<boolean> => {
  const { taxOffice } = shop.partners;
  const claimed = taxOffice && (await claimReceipt(shop.db, orderId, shop.clock(), abandonedBefore(shop)));
  if (!claimed) return true;
  try {
    await settle(shop, taxOffice, claimed);
    return true;
  } catch (error) {
    const next_try_at = new Date(shop.clock().getTime() + retryAfter(claimed.tries));
    await moveReceipt(shop.db, orderId, { state: 'awaiting', next_try_at, fault: faultOf(error) });
    return false;
  }
};

/**
 * Issues receipts for paid orders, and reissues or cancels them after refunds; while the office is unavailable they
 * wait, longer from try to try.
 */
export const issueReceipts = async (shop: Shop): Promise<{ failed: number }> => {
  if (!shop.partners.taxOffice) return { failed: 0 };
  await addMissing(shop.db, new Date(shop.clock().getTime() - times.receiptChoice));
  await reopenRefunded(shop.db, shop.clock());
  let failed = 0;
  for (const orderId of await findDue(shop.db, shop.clock(), abandonedBefore(shop)))
    if (!(await issueReceipt(shop, orderId))) failed += 1;
  return { failed };
};
