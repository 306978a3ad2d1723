import { formatDate, formatDateTime } from '@ortoo/i18n';
import { drawPair, drawPdf, type Pdf, readableLocale } from '../documents/pdf';
import type { Reader } from '../http/locale';
import { serializeCoupon } from './coupon.mapper';
import type { CouponRow } from './coupons.tables';
import { catalogues } from '../messages/index';

/** A5, so that two fit a sheet. */
const size: [number, number] = [420, 595];
/** 70 mm: a scanner at the entrance reads from 40 mm on. */
const qrEdge = 198;
const faded = 0.12;

const drawOver = (pdf: Pdf, y: number, text: string): void => {
  pdf
    .save()
    .fillColor('#b3261e')
    .font('bold')
    .fontSize(26)
    .text(text, 0, y + qrEdge / 2 - 16, { width: size[0], align: 'center' })
    .restore();
  pdf.fillColor('#000').font('regular').fontSize(10);
};

/** A coupon or ticket on paper. An invalid one says so over its code. */
export const ticketPdf = async (row: CouponRow, reader: Reader, now: Date): Promise<Buffer> => {
  const locale = await readableLocale(reader.locale, Object.values(catalogues[reader.locale].tickets.kind).join(''));
  const coupon = serializeCoupon(row, { ...reader, locale }, now);
  const texts = catalogues[locale].tickets;
  const facts: [string, string | null][] = [
    [texts.event, coupon.event_at && formatDateTime(coupon.event_at, locale)],
    [texts.place, coupon.place],
    [texts.validUntil, formatDate(coupon.valid_until, locale)],
    [texts.seller, coupon.store_name],
    [texts.order, coupon.order_number],
  ];
  return drawPdf({ title: `${coupon.name} ${coupon.number}`, size, at: row.issued_at }, (pdf, drawQr) => {
    pdf.fontSize(10).fillColor('#555').text(texts.kind[coupon.kind], { align: 'center' });
    pdf.fillColor('#000').font('bold').fontSize(17).text(coupon.name, { align: 'center' });
    pdf.font('regular').fontSize(10);
    if (coupon.options_text) pdf.text(coupon.options_text, { align: 'center' });
    const y = pdf.y + 10;
    const isGood = coupon.state === 'active';
    if (!isGood) pdf.opacity(faded);
    drawQr(coupon.code, { x: (size[0] - qrEdge) / 2, y, edge: qrEdge });
    pdf.opacity(1);
    if (!isGood) drawOver(pdf, y, texts.state[coupon.state]);
    pdf.x = pdf.page.margins.left;
    pdf.y = y + qrEdge + 6;
    pdf.font('bold').fontSize(14).text(coupon.number, { align: 'center', characterSpacing: 1.5 });
    pdf.font('regular').fontSize(9).fillColor('#555').text(texts.show, { align: 'center' }).moveDown();
    pdf.fillColor('#000').fontSize(10);
    for (const [term, value] of facts) if (value) drawPair(pdf, term, value);
  });
};
