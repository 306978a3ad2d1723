import type { CouponSnapshot } from '../db/schema.orders';
import { couponNumber, type Signer, signCoupon } from './coupon-code.rules';
import type { LineRow } from '../orders/api';

const day = 86_400_000;
const defaultDays = 90;

/** End of validity: a ticket until the end of its event's day, anything else for its days. */
const validUntil = (line: LineRow, now: Date): Date => {
  const { event_at, valid_days } = line.details;
  return event_at ? new Date(Date.parse(event_at) + day) : new Date(now.getTime() + (valid_days ?? defaultDays) * day);
};

const names = (line: LineRow) =>
  Object.fromEntries(
    Object.entries(line.text).map(([locale, text]) => [locale, text?.name ?? '']),
  ) as CouponSnapshot['name'];

/** One coupon or ticket for each piece bought. */
/** Whether a coupon or a ticket is issued for each piece of a line. */
export const isIssued = (kind: LineRow['kind']): kind is 'coupon' | 'ticket' => kind === 'coupon' || kind === 'ticket';

export const couponsFor = (
  lines: readonly LineRow[],
  describe: (line: LineRow) => CouponSnapshot['options'],
  signer: Signer,
  now: Date,
) =>
  lines.flatMap(line => {
    const { kind } = line;
    if (!isIssued(kind)) return [];
    const valid_until = validUntil(line, now);
    const snapshot: CouponSnapshot = {
      name: names(line),
      options: describe(line),
      image: line.variant_image ?? line.images[0] ?? null,
      store: line.store_name,
      place: line.details.place ?? null,
    };
    return Array.from({ length: line.quantity }, () => {
      const number = couponNumber();
      return {
        number,
        code: signCoupon({ number, kind, validUntil: valid_until, event: line.product_id }, signer),
        kind,
        line_item_id: line.id,
        snapshot: JSON.stringify(snapshot),
        issued_at: now,
        valid_until,
        event_at: line.details.event_at ? new Date(line.details.event_at) : null,
      };
    });
  });
