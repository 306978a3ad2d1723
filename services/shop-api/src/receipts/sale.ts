import { findOrderById, type OrderView, viewOrder } from '../orders/api';
import { findSite } from '../content/api';
import { textIn } from '../messages';
import type { Shop } from '../shop';
import { type ReceiptPaper, receiptPdf } from './receipt-pdf';
import { findRefunded, type ReceiptRow } from './receipts.tables';
import { remainingLines, type TaxedLine } from './tax.rules';

const nameOf = ({ text, slug }: OrderView['lines'][number]): string =>
  (text.mn ?? Object.values(text)[0])?.name ?? slug;

const service = (name: string, sku: string, amount: number) =>
  amount > 0 ? [{ name, sku, hotel: false, quantity: 1, amount, returned: 0 }] : [];

/** Sold lines of an order, including delivery and payment fee, with their refunds. */
const soldOf = ({ lines, totals }: OrderView, returned: ReadonlyMap<number, number>) => [
  ...lines.map(line => ({
    name: nameOf(line),
    sku: line.sku,
    hotel: line.kind === 'hotel',
    quantity: line.quantity,
    amount: line.current * line.quantity,
    returned: returned.get(line.id) ?? 0,
  })),
  ...service(textIn('mn', 'saleLines.delivery'), 'DELIVERY', totals.ship),
  ...service(textIn('mn', 'saleLines.fee'), 'FEE', totals.fee),
];

const readOrder = async ({ db, clock }: Shop, orderId: number): Promise<OrderView> =>
  viewOrder(db, await findOrderById(db, orderId), clock());

/** Current lines of an order's receipt, with the tax inside. */
export const readSale = async (shop: Shop, orderId: number): Promise<{ lines: TaxedLine[]; refunded: number }> => {
  const view = await readOrder(shop, orderId);
  const { refunded, returned } = await findRefunded(shop.db, orderId);
  return { lines: remainingLines(soldOf(view, returned), view.totals.total - refunded), refunded };
};

export const sumOf = (lines: readonly TaxedLine[], of: 'total' | 'vat'): number =>
  lines.reduce((total, line) => total + line[of], 0);

export const paperOf = async (shop: Shop, receipt: ReceiptRow): Promise<Buffer> => {
  const { number, site } = await findOrderById(shop.db, receipt.order_id);
  const paper: ReceiptPaper = {
    seller: findSite(shop.db, site).name.mn ?? '',
    sellerTin: shop.partners.taxOffice?.merchantTin ?? '',
    orderNumber: number,
    receipt,
    lines: receipt.lines ?? (await readSale(shop, receipt.order_id)).lines,
  };
  return receiptPdf(paper);
};
