import { post } from '../db/outbox.tables';
import { type Reader, textFor } from '../http/locale';
import type { Shop } from '../shop';
import { serializeCoupon } from './coupon.mapper';
import type { CouponRow } from './coupons.tables';
import { ticketPdf } from './ticket-pdf';

/** Queues a coupon for sending, with the code of its QR. */
export const sendCoupon = async (shop: Shop, row: CouponRow, email: string, reader: Reader): Promise<void> => {
  const now = shop.clock();
  const coupon = serializeCoupon(row, reader, now);
  const lines = [
    coupon.name,
    coupon.options_text,
    textFor(reader, row.snapshot.place ?? {}),
    coupon.number,
    coupon.code,
    `${coupon.issued_at.slice(0, 10)} – ${coupon.valid_until.slice(0, 10)}`,
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
