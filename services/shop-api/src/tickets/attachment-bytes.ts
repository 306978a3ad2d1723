import { findSite } from '../content/api';
import type { findAttachment } from '../db/outbox.tables';
import type { Shop } from '../shop';
import { findCouponById } from './coupons.tables';
import { ticketPdf } from './ticket-pdf';

/** The bytes of an attachment; the PDF of a coupon is drawn now. */
export const attachmentBytes = async (
  shop: Shop,
  { content, coupon_id, locale }: NonNullable<Awaited<ReturnType<typeof findAttachment>>>,
): Promise<Buffer | undefined> => {
  if (content !== null) return Buffer.from(content, 'base64');
  const coupon = coupon_id === null ? undefined : await findCouponById(shop.db, coupon_id);
  if (!coupon) return undefined;
  const { default_locale: fallback } = findSite(shop.db, undefined);
  return ticketPdf(coupon, { locale: locale ?? fallback, fallback }, shop.clock());
};
