import { type Coupon, documentPaths, guestQuery, shopApiPrefix } from '@ortoo/contracts';
import { maybePicture, maybeTime, time } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { couponState } from './coupon-code.rules';
import type { CouponRow } from './coupons.tables';

/** `orderToken`: the documents of a guest's coupon open with it only. */
export const serializeCoupon = (row: CouponRow, reader: Reader, now: Date, orderToken?: string): Coupon => {
  const { snapshot } = row;
  const suffix = guestQuery(orderToken);
  return {
    id: row.id,
    number: row.number,
    code: row.code,
    kind: row.kind,
    state: couponState(row, now),
    name: textFor(reader, snapshot.name),
    options_text: snapshot.options
      .map(({ type, value }) => `${textFor(reader, type)}: ${textFor(reader, value)}`)
      .join(', '),
    image: maybePicture(snapshot.image),
    store_name: textFor(reader, snapshot.store),
    place: snapshot.place ? textFor(reader, snapshot.place) : null,
    order_number: row.order_number,
    issued_at: time(row.issued_at),
    valid_until: time(row.valid_until),
    event_at: maybeTime(row.event_at),
    used_at: maybeTime(row.used_at),
    qr_url: `${shopApiPrefix}${documentPaths.couponQr(row.id)}${suffix}`,
    pdf_url: `${shopApiPrefix}${documentPaths.couponPdf(row.id)}${suffix}`,
  };
};
