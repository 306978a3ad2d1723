import { limits } from '@ortoo/contracts';
import type { Rejection } from '../http/domain-error';
import { goneOrHeld, isForSale, maxQuantity, unitPrice } from '../catalog/api';
import type { LineRow, SellableRow } from './line-items.tables';

type Rejected = { ok: false; code: 'VARIANT_UNAVAILABLE' | 'OUT_OF_STOCK' | 'QUANTITY_UNAVAILABLE' } & Rejection;

const tooMany = (left: number) => ({ code: 'QUANTITY_UNAVAILABLE', counts: { left } }) as const;

/** Whether a cart may hold this quantity of a variant, and at which price each. */
export const offer = (
  row: Omit<SellableRow, 'kind' | 'product_id'>,
  quantity: number,
  now: Date,
): { ok: true; value: number } | Rejected => {
  const price = unitPrice(row, now);
  if (!isForSale({ ...row, selling: price }, now)) return { ok: false, code: 'VARIANT_UNAVAILABLE' };
  const max = maxQuantity(row);
  if (max === 0) return { ok: false, code: 'OUT_OF_STOCK' };
  return quantity <= max ? { ok: true, value: price } : { ok: false, ...tooMany(max) };
};

/** Current price of a booked line; without a price, why its nights or seats are not available. */
export interface Booked {
  booked?:
    | { price: number; code?: undefined }
    | ({ price: null; heldUntil?: Date | undefined } & Rejection)
    | undefined;
}

/** The reason why a line is short, for the response. */
export const shortageOf = (
  line: Pick<LineRow, 'stock' | 'quantity'> & Booked & { heldUntil: Date | null },
  now: Date,
): Rejection => {
  if (line.booked?.code) return line.booked;
  if (line.stock <= 0) return goneOrHeld('OUT_OF_STOCK', line.heldUntil, now);
  return line.stock < line.quantity ? tooMany(line.stock) : { code: 'VARIANT_UNAVAILABLE' };
};

/** The price of an accepted quote while it is valid and lower. */
const sellingPrice = (line: LineRow, now: Date): number => {
  const { quoted_price: price, quoted_until: until } = line;
  const usual = unitPrice(line, now);
  return price !== null && until !== null && until > now ? Math.min(price, usual) : usual;
};

const currentPrice = (line: LineRow & Booked, now: Date): number =>
  line.booked ? (line.booked.price ?? line.price) : sellingPrice(line, now);

/** Lines for the calculation: current prices while the order is open, the agreed ones once stock is held or sold. */
export const pricedLines = <L extends LineRow & Booked>(
  lines: readonly L[],
  frozen: boolean,
  now: Date,
): (L & { current: number })[] =>
  lines.map(line => ({ ...line, current: frozen ? line.price : currentPrice(line, now) }));

/** A line that the shop can no longer serve. */
export const isShort = (line: LineRow & Booked, frozen: boolean, now: Date): boolean => {
  if (frozen) return false;
  if (line.booked) return line.booked.price === null;
  const selling = unitPrice(line, now);
  return !isForSale({ ...line, selling }, now) || (!line.backorderable && line.stock < line.quantity);
};

/** The quantity two carts make together, within the limit of one cart. */
export const mergedQuantity = (a: number, b: number): number => Math.min(a + b, limits.lineQuantity);
