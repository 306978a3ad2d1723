import type { Booking, ErrorCode, ProductKind } from '@ortoo/contracts';

const hour = 3_600_000;

export interface SoldLine {
  id: number;
  kind: ProductKind;
  quantity: number;
  price: number;
  /** Return period in hours from receipt. */
  hours: number;
  booking: Booking | null;
  /** Number of its valid codes; null without codes. */
  unused: number | null;
  /** Pieces in return requests that were not rejected. */
  requested: number;
  /** Of these, the undecided ones: their codes are still valid. */
  undecided: number;
}

export interface SoldOrder {
  completed_at: Date | null;
  delivered_at: Date | null;
}

export interface Moment {
  now: Date;
  /** Staff register it: the return window does not count. */
  isByStaff?: boolean;
  /** The day in the shop's zone. */
  today: string;
}

/** Return deadline of a line; null before it was received. A line without shipping is received when it is paid. */
export const closesAt = (line: Pick<SoldLine, 'kind' | 'hours'>, order: SoldOrder): Date | null => {
  const received = line.kind === 'goods' ? order.delivered_at : order.completed_at;
  return received && new Date(received.getTime() + line.hours * hour);
};

const hasBegun = (booking: Booking | null, today: string): boolean => {
  if (!booking) return false;
  return (booking.kind === 'stay' ? booking.check_in : booking.departure) <= today;
};

/** Number of unused pieces. */
const unusedOf = (line: SoldLine, today: string): number => {
  if (hasBegun(line.booking, today)) return 0;
  return line.unused === null ? line.quantity - line.requested : line.unused - line.undecided;
};

/** Returnable part of a line now, and its deadline. */
export const returnableOf = (
  line: SoldLine,
  order: SoldOrder,
  { now, today }: Moment,
): { quantity: number; until: Date } | undefined => {
  const until = closesAt(line, order);
  const quantity = Math.min(line.quantity - line.requested, unusedOf(line, today));
  return until && now < until && quantity > 0 ? { quantity, until } : undefined;
};

const faultOf = (
  line: SoldLine | undefined,
  quantity: number,
  order: SoldOrder,
  { now, today, isByStaff }: Moment,
): ErrorCode | undefined => {
  if (!line) return 'RETURN_LINE';
  if (quantity > line.quantity) return 'RETURN_TOO_MANY';
  const until = closesAt(line, order);
  if (!until) return 'RETURN_EARLY';
  if (!isByStaff && now >= until) return 'RETURN_CLOSED';
  if (quantity > line.quantity - line.requested) return 'RETURN_ASKED';
  return quantity > unusedOf(line, today) ? 'RETURN_USED' : undefined;
};

export interface ReturnItem {
  line_item_id: number;
  quantity: number;
}

/** A line that is named twice counts once, with both quantities. */
export const gather = (items: readonly ReturnItem[]): ReturnItem[] => {
  const sums = new Map<number, number>();
  for (const { line_item_id, quantity } of items) sums.set(line_item_id, (sums.get(line_item_id) ?? 0) + quantity);
  return [...sums].map(([line_item_id, quantity]) => ({ line_item_id, quantity }));
};

/** Error of a return request; undefined when it is valid. */
export const errorOf = (
  items: readonly ReturnItem[],
  lines: readonly SoldLine[],
  order: SoldOrder,
  moment: Moment,
): ErrorCode | undefined =>
  items
    .map(({ line_item_id, quantity }) =>
      faultOf(
        lines.find(({ id }) => id === line_item_id),
        quantity,
        order,
        moment,
      ),
    )
    .find(fault => fault !== undefined);
