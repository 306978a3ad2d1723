import { findOrderById, type OrderView, viewOrder } from '../checkout/api';
import { findSite } from '../content/api';
import type { Shop } from '../shop';
import { type ReceiptPaper, receiptPdf } from './receipt-pdf';
import type { ReceiptRow } from './receipts.tables';
import { taxedLines } from './tax.rules';

const nameOf = ({ text, slug }: OrderView['lines'][number]): string =>
  (text.mn ?? Object.values(text)[0])?.name ?? slug;

/** What an order sold, its delivery among it, with the tax inside. */
const linesOf = ({ lines, totals }: OrderView) => {
  const sold = lines.map(line => ({
    name: nameOf(line),
    sku: line.sku,
    hotel: line.kind === 'hotel',
    quantity: line.quantity,
    amount: line.current * line.quantity,
  }));
  const delivery = { name: 'Хүргэлт', sku: 'DELIVERY', hotel: false, quantity: 1, amount: totals.ship };
  return taxedLines(totals.ship > 0 ? [...sold, delivery] : sold, -totals.adjustments);
};

export const readSale = async (shop: Shop, orderId: number) => {
  const view = await viewOrder(shop.db, await findOrderById(shop.db, orderId), shop.clock());
  const lines = linesOf(view);
  const sum = (of: 'total' | 'vat') => lines.reduce((total, line) => total + line[of], 0);
  return { view, lines, total: sum('total'), vat: sum('vat') };
};

type Sale = Awaited<ReturnType<typeof readSale>>;

export const paperOf = (shop: Shop, { view, lines }: Sale, receipt: ReceiptRow): Promise<Buffer> => {
  const paper: ReceiptPaper = {
    seller: findSite(view.row.site, undefined).name.mn ?? '',
    sellerTin: shop.partners.taxOffice?.merchantTin ?? '',
    orderNumber: view.row.number,
    receipt,
    lines,
  };
  return receiptPdf(paper);
};
