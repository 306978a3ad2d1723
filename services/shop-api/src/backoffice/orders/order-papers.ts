import type { PickList, StaffOrder } from '@ortoo/contracts';
import { formatDate, formatDateTime, type Locale } from '@ortoo/i18n';
import { drawPair, drawPdf, type Pdf, readableLocale } from '../../documents/pdf';
import type { DrawQr } from '../../documents/qr';
import { catalogues } from '../../messages/index';

/** Texts of the papers in a language whose letters their fonts have. */
const textsIn = async (locale: Locale) => {
  const readable = await readableLocale(locale, Object.values(catalogues[locale].papers).join(''));
  return { locale: readable, texts: catalogues[readable].papers };
};

type Texts = Awaited<ReturnType<typeof textsIn>>['texts'];

const qrEdge = 84;

/** The number as text and as a code, which the search of the back office reads. */
const drawHead = (pdf: Pdf, drawQr: DrawQr, title: string, number: string): void => {
  const { left, top } = pdf.page.margins;
  pdf.font('regular').fontSize(9).text(title, left, top);
  pdf.font('bold').fontSize(18).text(number, left, pdf.y);
  drawQr(number, { x: pdf.page.width - pdf.page.margins.right - qrEdge, y: top, edge: qrEdge });
  pdf.x = left;
  pdf.y = top + qrEdge + 8;
  pdf.font('regular').fontSize(9);
};

const drawFacts = (pdf: Pdf, facts: readonly (readonly [term: string, value: string | null])[]): void => {
  const width = pdf.page.width - pdf.page.margins.left - pdf.page.margins.right;
  for (const [term, value] of facts) {
    if (!value) continue;
    pdf.font('regular').fontSize(8).fillColor('#555').text(term, pdf.page.margins.left, pdf.y, { width });
    pdf.font('bold').fontSize(11).fillColor('#000').text(value, { width }).moveDown(0.4);
  }
  pdf.font('regular').fontSize(9);
};

/** Each on a page of its own. */
const onPages = <T>(pdf: Pdf, list: readonly T[], draw: (one: T) => void): void => {
  for (const [at, one] of list.entries()) {
    if (at > 0) pdf.addPage();
    draw(one);
  }
};

const receiverOf = ({ receiver, buyer }: StaffOrder) => receiver ?? buyer;

const whereOf = (texts: Texts, { address, pickup, delivery }: StaffOrder) =>
  [
    [texts.address, address],
    [texts.pickup, pickup],
    [texts.delivery, delivery],
  ] as const;

const drawSlip = (
  pdf: Pdf,
  drawQr: DrawQr,
  order: StaffOrder,
  { texts, locale }: { texts: Texts; locale: Locale },
): void => {
  drawHead(pdf, drawQr, texts.slip, order.number);
  const { name, phone } = receiverOf(order);
  drawFacts(pdf, [
    [texts.date, formatDateTime(order.placed_at, locale)],
    [texts.receiver, [name, phone].filter(Boolean).join(', ')],
    ...whereOf(texts, order),
    [texts.instructions, order.instructions],
  ]);
  pdf.moveDown(0.5);
  for (const line of order.lines) {
    drawPair(pdf, [line.name, line.options_text, line.sku].filter(Boolean).join(' · '), `☐  × ${line.quantity}`, true);
    pdf.moveDown(0.2);
  }
  pdf.moveDown(0.5);
  drawPair(pdf, texts.pieces, String(order.lines.reduce((sum, { quantity }) => sum + quantity, 0)), true);
  pdf.moveDown(2);
  drawPair(pdf, texts.packed, '______________');
};

/** Half a sheet. */
const a5: [number, number] = [420, 595];
/** 100 × 150 mm, as label printers have it. */
const labelSize: [number, number] = [283, 425];
const a4: [number, number] = [595, 842];

/** What belongs into each parcel. */
export const packingSlips = async (orders: readonly StaffOrder[], reader: Locale, at: Date): Promise<Buffer> => {
  const language = await textsIn(reader);
  return drawPdf({ title: language.texts.slip, size: a5, at }, (pdf, drawQr) =>
    onPages(pdf, orders, order => drawSlip(pdf, drawQr, order, language)),
  );
};

/** Where each parcel goes. */
export const parcelLabels = async (orders: readonly StaffOrder[], reader: Locale, at: Date): Promise<Buffer> => {
  const { texts } = await textsIn(reader);
  return drawPdf({ title: texts.label, size: labelSize, at }, (pdf, drawQr) =>
    onPages(pdf, orders, order => {
      drawHead(pdf, drawQr, texts.label, order.number);
      const { name, phone } = receiverOf(order);
      drawFacts(pdf, [[texts.receiver, name], [texts.phone, phone], ...whereOf(texts, order)]);
    }),
  );
};

/** What to take from the shelves. */
export const pickListPdf = async ({ orders, lines }: PickList, reader: Locale, at: Date): Promise<Buffer> => {
  const { texts, locale } = await textsIn(reader);
  return drawPdf({ title: texts.pickList, size: a4, at }, pdf => {
    pdf.font('bold').fontSize(18).text(texts.pickList);
    pdf
      .font('regular')
      .fontSize(9)
      .text(`${formatDate(at, locale)} · ${texts.orders}: ${orders}`)
      .moveDown();
    if (lines.length === 0) pdf.text(texts.none);
    let vendor = '';
    for (const line of lines) {
      if (line.vendor !== vendor) pdf.moveDown(0.5).font('bold').fontSize(11).text(line.vendor).fontSize(9);
      vendor = line.vendor;
      const what = [line.name, line.options_text, line.sku].filter(Boolean).join(' · ');
      drawPair(pdf, what, `☐  × ${line.quantity}`, true);
    }
  });
};
