import { type Booking, isBooked, type ProductKind } from '@ortoo/contracts';
import { isForSale, unitPrice } from '../catalog/api';
import { type BookingOutcome, quoteBooking } from '../travel/api';
import type { LineRow, SellableRow } from './line-items.tables';
import type { Booked } from './lines';
import type { Db } from '../db/schema';

const fits = (kind: ProductKind, booking: Booking): boolean => booking.kind === (kind === 'hotel' ? 'stay' : 'trip');

/** Current price of a booking, or why a cart may not hold it. */
export const offerBooking = async (
  db: Db,
  row: SellableRow,
  booking: Booking | undefined,
  now: Date,
): Promise<BookingOutcome<number>> => {
  if (!isForSale({ ...row, selling: unitPrice(row, now) }, now)) return { ok: false, code: 'VARIANT_UNAVAILABLE' };
  if (!booking) return { ok: false, code: 'BOOKING_REQUIRED' };
  if (!fits(row.kind, booking)) return { ok: false, code: 'BOOKING_UNFIT' };
  return quoteBooking(db, { ...row, variant_id: row.id, quantity: 1, booking }, booking, now);
};

/** Booking lines of an open order with their current prices. */
export const withBookings = (db: Db, lines: readonly LineRow[], now: Date): Promise<(LineRow & Booked)[]> =>
  Promise.all(
    lines.map(async line => {
      if (!isBooked(line.kind)) return line;
      const offered = await offerBooking(db, { ...line, id: line.variant_id }, line.booking ?? undefined, now);
      return { ...line, booked: offered.ok ? { price: offered.value } : { ...offered, price: null } };
    }),
  );
