import type { Booking, Stay } from '@ortoo/contracts';
import { shopTimeZone } from '@ortoo/i18n';
import { goneOrHeld, type JoinedPrices, unitPrice } from '../catalog/api';
import type { Db } from '../db/schema';
import type { Rejection } from '../http/domain-error';
import { dayIn } from './days.rules';
import { findDeparture, giveBackSeats, type Seats, takeSeats } from './departures.tables';
import { findRoom, findSeasons, type RoomRow, type SeasonRow } from './hotels.tables';
import { freeFrom } from './holds.rules';
import { findHeldNights, findHeldSeats } from './holds.tables';
import { findFree, findNights, giveBackNights, type RoomNights, takeNights } from './nights.tables';
import { checkDates, nightsOf, priceStay, type PricedStay, type RoomRates, unsoldIn } from './stay.rules';

/** What can be booked, or why it cannot; `heldUntil`: another buyer, who is paying, may leave it. */
export type BookingOutcome<T> = { ok: true; value: T } | ({ ok: false; heldUntil?: Date | undefined } & Rejection);

/** Columns of an order line that identify the booked nights or seats. */
export interface BookedLine {
  variant_id: number;
  product_id: number;
  quantity: number;
  booking: Booking | null;
}

export const today = (now: Date): string => dayIn(shopTimeZone, now);

interface StoredRates {
  seasons: readonly SeasonRow[];
  /** Rows of the nights that are priced, of any room. */
  nights: Awaited<ReturnType<typeof findNights>>;
}

export const ratesOf = (room: RoomRow, { seasons, nights }: StoredRates, now: Date) => ({
  ...room,
  night: unitPrice(room, now),
  own: Object.fromEntries(
    nights.flatMap(({ variant_id, night, price }) =>
      variant_id === room.variant_id && price !== null ? [[night, price]] : [],
    ),
  ),
  seasons: seasons.filter(({ product_id }) => product_id === room.product_id),
});

/** Too few rooms of a kind are free for a stay: they are taken, or held by other buyers. */
export const takenRooms = async (
  db: Db,
  room: Pick<RoomRow, 'variant_id' | 'stock'>,
  stay: Omit<Stay, 'kind'>,
  now: Date,
): Promise<Extract<BookingOutcome<never>, { ok: false }>> => {
  const [rows, holds] = await Promise.all([
    findNights(db, [room.variant_id], stay),
    findHeldNights(db, [room.variant_id], stay),
  ]);
  const nights = new Map(rows.map(row => [row.night, row]));
  const missing = new Map(nightsOf(stay).map(day => [day, stay.rooms - unsoldIn(room.stock, nights.get(day))]));
  const heldUntil = freeFrom(missing, holds);
  return { ok: false, heldUntil, ...goneOrHeld('ROOMS_TAKEN', heldUntil, now) };
};

/** A stay with its price and number of free rooms; rejected when it is unavailable. */
export const quoteStay = async (
  db: Db,
  variantId: number,
  stay: Omit<Stay, 'kind'>,
  now: Date,
): Promise<BookingOutcome<PricedStay<SeasonRow> & { free: number }>> => {
  const dates = checkDates(stay, today(now));
  if (!dates.ok) return dates;
  const room = await findRoom(db, variantId);
  if (!room) return { ok: false, code: 'VARIANT_NOT_FOUND' };
  const [seasons, nights] = await Promise.all([findSeasons(db, [room.product_id]), findNights(db, [variantId], stay)]);
  const rates: RoomRates & { seasons: SeasonRow[] } = ratesOf(room, { seasons, nights }, now);
  const priced = priceStay(rates, stay);
  if (!priced.ok) return priced;
  const free = (await findFree(db, [variantId], stay)).get(variantId) ?? 0;
  return free < stay.rooms ? takenRooms(db, room, stay, now) : { ok: true, value: { ...priced.value, free } };
};

const quoteSeats = async (
  db: Db,
  line: BookedLine & JoinedPrices,
  { departure, passengers }: Extract<Booking, { kind: 'trip' }>,
  now: Date,
): Promise<BookingOutcome<number>> => {
  const found = await findDeparture(db, line.product_id, departure);
  if (!found) return { ok: false, code: 'DEPARTURE_UNKNOWN' };
  if (departure <= today(now)) return { ok: false, code: 'DEPARTURE_PAST' };
  const missing = passengers.length - (found.seats - found.taken);
  if (missing > 0) {
    const heldUntil = freeFrom(new Map([[departure, missing]]), await findHeldSeats(db, line.product_id));
    return { ok: false, heldUntil, ...goneOrHeld('SEATS_TAKEN', heldUntil, now) };
  }
  return { ok: true, value: unitPrice(line, now) * passengers.length };
};

/** Current price of a booking, or why it is unavailable. */
export const quoteBooking = async (
  db: Db,
  line: BookedLine & JoinedPrices,
  booking: Booking,
  now: Date,
): Promise<BookingOutcome<number>> => {
  if (booking.kind === 'trip') return quoteSeats(db, line, booking, now);
  const stay = await quoteStay(db, line.variant_id, booking, now);
  return stay.ok ? { ok: true, value: stay.value.total } : stay;
};

const nightsIn = (lines: readonly BookedLine[]): RoomNights[] =>
  lines.flatMap(({ variant_id, quantity, booking }) =>
    booking?.kind === 'stay' ? [{ ...booking, variant_id, rooms: booking.rooms * quantity }] : [],
  );

const seatsIn = (lines: readonly BookedLine[]): Seats[] =>
  lines.flatMap(({ product_id, quantity, booking }) =>
    booking?.kind === 'trip'
      ? [{ product_id, departs_on: booking.departure, seats: booking.passengers.length * quantity }]
      : [],
  );

/**
 * Reserves the nights and seats of all lines, or leaves it to the caller to roll back. Returns the variant that fell
 * short.
 */
export const takeBookings = async (trx: Db, lines: readonly BookedLine[]): Promise<number | undefined> => {
  const room = await takeNights(trx, nightsIn(lines));
  if (room !== undefined) return room;
  const trip = await takeSeats(trx, seatsIn(lines));
  return trip === undefined ? undefined : lines.find(({ product_id }) => product_id === trip)?.variant_id;
};

export const giveBackBookings = async (trx: Db, lines: readonly BookedLine[]): Promise<void> => {
  await giveBackNights(trx, nightsIn(lines));
  await giveBackSeats(trx, seatsIn(lines));
};
