import { formatDateTime, formatMoney, formatNumber } from '@ortoo/i18n';
import { drawPair, drawPdf, type Pdf } from '../documents/pdf';
import type { ReceiptRow } from './receipts.tables';
import type { TaxedLine } from './tax.rules';

export interface ReceiptPaper {
  seller: string;
  sellerTin: string;
  orderNumber: string;
  receipt: ReceiptRow;
  lines: readonly TaxedLine[];
}

const width = 283;
const lineHeight = 26;
const qrEdge = 140;

const head = (pdf: Pdf, { seller, sellerTin, orderNumber, receipt }: ReceiptPaper): void => {
  pdf.font('bold').fontSize(13).text(seller, { align: 'center' });
  pdf.font('regular').fontSize(9).text('И-баримт', { align: 'center' }).moveDown();
  drawPair(pdf, 'ТТД', sellerTin);
  drawPair(pdf, 'ДДТД', '');
  pdf
    .fontSize(8)
    .text(receipt.ddtd ?? '')
    .fontSize(9)
    .moveDown(0.3);
  drawPair(pdf, 'Захиалга', orderNumber);
  if (receipt.issued_at) drawPair(pdf, 'Огноо', formatDateTime(receipt.issued_at, 'mn'));
  if (receipt.kind === 'organization') {
    drawPair(pdf, 'Худалдан авагч', receipt.customer_name ?? '');
    drawPair(pdf, 'Регистрийн дугаар', receipt.registry_number ?? '');
  }
  pdf.moveDown(0.5);
};

const sums = (pdf: Pdf, { receipt, lines }: ReceiptPaper): void => {
  for (const { name, quantity, total } of lines)
    drawPair(pdf, `${name} × ${quantity}`, formatMoney(Math.round(total / 100), 'mn'));
  pdf.moveDown(0.5);
  drawPair(pdf, 'Нийт дүн', formatMoney(receipt.total ?? 0, 'mn'), true);
  drawPair(pdf, 'Үүнээс НӨАТ (10%)', `${formatNumber((receipt.vat ?? 0) / 100, 'mn', 2)}₮`);
  if (receipt.lottery) drawPair(pdf, 'Сугалааны дугаар', receipt.lottery, true);
};

/** The receipt on paper, as wide as a till's. */
export const receiptPdf = (paper: ReceiptPaper): Promise<Buffer> => {
  const { receipt, lines, orderNumber } = paper;
  const height = 330 + qrEdge + lines.length * lineHeight;
  const facts = {
    title: `И-баримт ${orderNumber}`,
    size: [width, height] as [number, number],
    at: receipt.issued_at ?? receipt.created_at,
  };
  return drawPdf(facts, (pdf, drawQr) => {
    head(pdf, paper);
    sums(pdf, paper);
    if (receipt.qr_data) drawQr(receipt.qr_data, { x: (width - qrEdge) / 2, y: pdf.y + 8, edge: qrEdge });
  });
};
