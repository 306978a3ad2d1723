import { post } from '../db/outbox.tables';
import { formatDate, formatDateTime } from '@ortoo/i18n';
import { type Reader, textFor } from '../http/locale';
import { textIn, type TextKey } from '../messages/index';
import type { Shop } from '../shop';
import { serializeCoupon } from './coupon.mapper';
import type { CouponRow } from './coupons.tables';
import { ticketPdf } from './ticket-pdf';

/** Queues a coupon for sending; its QR code is on the PDF. */
export const sendCoupon = async (shop: Shop, row: CouponRow, email: string, reader: Reader): Promise<void> => {
  const now = shop.clock();
  const coupon = serializeCoupon(row, reader, now);
  const text = (key: TextKey) => textIn(reader.locale, key);
  const lines = [
    coupon.name,
    coupon.options_text,
    textFor(reader, row.snapshot.place ?? {}),
    coupon.number,
    coupon.event_at && `${text('tickets.event')}: ${formatDateTime(coupon.event_at, reader.locale)}`,
    `${text('tickets.validUntil')}: ${formatDate(coupon.valid_until, reader.locale)}`,
    text('tickets.show'),
  ];
  const body = lines.filter(Boolean).join('\n');
  const bytes = await ticketPdf(row, reader, now);
  const attachments = [{ name: `${coupon.number}.pdf`, contentType: 'application/pdf', bytes }];
  await post(
    shop.db,
    { kind: 'email', recipient: email, subject: `${coupon.name}: ${coupon.number}`, body, attachments },
    now,
  );
};
