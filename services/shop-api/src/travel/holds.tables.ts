import type { Booking } from '@ortoo/contracts';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import type { RoomNights } from './nights.tables';
import type { Hold } from './holds.rules';
import { nightsOf } from './stay.rules';

const heldLines = (db: Db) =>
  db
    .selectFrom('orders as o')
    .innerJoin('line_items as l', 'l.order_id', 'o.id')
    .where('o.held_until', 'is not', null)
    .where('o.completed_at', 'is', null)
    .select(['l.variant_id', 'l.booking', 'l.quantity', 'o.held_until']);

interface HeldLine {
  variant_id: number;
  booking: Booking | null;
  quantity: number;
  held_until: Date | null;
}

interface VariantHold extends Hold {
  variant_id: number;
}

const toHold = ({ variant_id, booking, quantity, held_until: until }: HeldLine): VariantHold[] => {
  if (!booking || !until) return [];
  return booking.kind === 'stay'
    ? [{ variant_id, until, days: nightsOf(booking), count: booking.rooms * quantity }]
    : [{ variant_id, until, days: [booking.departure], count: booking.passengers.length * quantity }];
};

/** Holds on rooms of these kinds that share nights with a stay. */
export const findHeldNights = async (
  db: Db,
  variantIds: readonly number[],
  { check_in, check_out }: Pick<RoomNights, 'check_in' | 'check_out'>,
): Promise<VariantHold[]> => {
  if (variantIds.length === 0) return [];
  const lines = await heldLines(db)
    .where('l.variant_id', 'in', variantIds)
    .where(sql<boolean>`l.booking ->> 'check_in' < ${check_out} and l.booking ->> 'check_out' > ${check_in}`)
    .execute();
  return lines.flatMap(toHold);
};

/** Holds on the seats of a trip. */
export const findHeldSeats = async (db: Db, productId: number): Promise<Hold[]> => {
  const lines = await heldLines(db)
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .where('v.product_id', '=', productId)
    .execute();
  return lines.flatMap(toHold);
};
