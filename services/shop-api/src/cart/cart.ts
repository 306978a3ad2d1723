import { isBooked, limits } from '@ortoo/contracts';
import type { z } from 'zod';
import type { addLineItemSchema, addPackageSchema, updateLineItemSchema } from '@ortoo/contracts/schema';
import { findHeldUntil, goneOrHeld, maxQuantity } from '../catalog/api';
import { accept, DomainError, rejected } from '../http/domain-error';
import { randomDigits, randomToken } from '../http/tokens';
import { findSite, sellsKind } from '../content/api';
import type { Shop } from '../shop';
import { changeOrder, forgetSources, releaseHold, stateForChange } from '../checkout/api';
import { withdrawInvoices } from '../payments/api';
import {
  offerBooking,
  addLine,
  deleteLine,
  deleteLines,
  findLines,
  findSellable,
  setLine,
  offer,
  findAdjacent,
  findCurrentOrder,
  insertOrder,
  type KnownOrder,
  type LineRow,
  type LockOrder,
  type OrderRow,
  type Owner,
  updateOrder,
} from '../orders/api';
import type { Db } from '../db/schema';

type AddLine = z.output<typeof addLineItemSchema>;
type AddPackage = z.output<typeof addPackageSchema>;
type UpdateLine = z.output<typeof updateLineItemSchema>;

/** Creates a cart. Two simultaneous first clicks create one. */
export const openCart = async (trx: Db, owner: Owner | undefined, site: string, now: Date): Promise<OrderRow> => {
  const user_id = owner && 'userId' in owner ? owner.userId : null;
  const order = { number: `R${randomDigits(9)}`, token: randomToken(), user_id, site, now };
  const made = await insertOrder(trx, order);
  const found = made ?? (owner && (await findCurrentOrder(trx, owner, site, { locked: true })));
  if (!found) throw new DomainError('CONFLICT');
  return found;
};

type ChangingOrder = Pick<OrderRow, 'id' | 'site'>;

/** Any change of its lines takes an order back to being a cart, and out of payment. */
const changeLines = async (
  shop: Shop,
  lock: LockOrder,
  change: (trx: Db, order: ChangingOrder, now: Date) => Promise<void>,
): Promise<KnownOrder> => {
  const { withdrawn, ...changed } = await changeOrder(shop, lock, async (trx, locked, now) => {
    const adjacent = await findAdjacent(trx, locked.id);
    const released = adjacent.payments ? await releaseHold(trx, locked, 'void', now) : { order: locked, withdrawn: [] };
    const payment_state = await stateForChange(trx, released.order);
    await change(trx, locked, now);
    const order = await updateOrder(trx, released.order, { state: 'cart', payment_state }, now);
    return { order, known: { adjacent }, withdrawn: released.withdrawn };
  });
  await withdrawInvoices(shop, withdrawn);
  return changed;
};

/** The price of each, or why a cart may not hold this quantity, beside those that it has `already`. */
const priceFor = async (
  trx: Db,
  variant: NonNullable<Awaited<ReturnType<typeof findSellable>>>,
  quantity: number,
  now: Date,
  already = 0,
): Promise<number> => {
  const offered = offer(variant, already + quantity, now);
  if (!offered.ok && offered.code === 'QUANTITY_UNAVAILABLE' && already > 0)
    throw new DomainError('QUANTITY_IN_CART', { counts: { most: maxQuantity(variant), already } });
  if (offered.ok || offered.code !== 'OUT_OF_STOCK') return accept(offered);
  throw rejected(goneOrHeld('OUT_OF_STOCK', (await findHeldUntil(trx, [variant.id])).get(variant.id), now));
};

const putLine = async (
  trx: Db,
  { id: orderId, site }: ChangingOrder,
  { line_item, gift = false }: AddLine,
  now: Date,
): Promise<void> => {
  const variant = await findSellable(trx, line_item.variant_id, orderId);
  if (!variant?.published || !sellsKind(findSite(trx, site), variant.kind)) throw new DomainError('VARIANT_NOT_FOUND');
  const { booking, quantity } = line_item;
  const price = isBooked(variant.kind)
    ? accept(await offerBooking(trx, variant, booking, now))
    : await priceFor(trx, variant, quantity, now, variant.already);
  const lines = await addLine(trx, {
    order_id: orderId,
    variant_id: variant.id,
    quantity: isBooked(variant.kind) ? 1 : quantity,
    price,
    options: JSON.stringify(line_item.options ?? {}),
    booking: JSON.stringify(isBooked(variant.kind) ? booking : null),
    gift,
  });
  if (lines > limits.cartLines) throw new DomainError('CART_FULL');
};

export const addToCart = (shop: Shop, lock: LockOrder, line: AddLine): Promise<KnownOrder> =>
  changeLines(shop, lock, (trx, order, now) => putLine(trx, order, line, now));

/** A line that a cart could not get again. */
export interface MissingLine {
  line: LineRow;
  error: DomainError;
}

/** Puts lines of an earlier order into a cart, at today's prices, as far as they are still sold. */
export const addAgain = async (
  shop: Shop,
  lock: LockOrder,
  lines: readonly LineRow[],
): Promise<{ changed: KnownOrder; missing: MissingLine[] }> => {
  const missing: MissingLine[] = [];
  const changed = await changeLines(shop, lock, async (trx, order, now) => {
    for (const line of lines) {
      const { variant_id, quantity, options, gift } = line;
      try {
        await putLine(trx, order, { line_item: { variant_id, quantity, options }, gift }, now);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === 'CART_FULL') throw error;
        missing.push({ line, error });
      }
    }
  });
  return { changed, missing };
};

/** Adds a line at the price of a quote, which `claim` reserves for the order. */
export const addQuotedLine = (
  shop: Shop,
  lock: LockOrder,
  line: AddLine,
  claim: (trx: Db, orderId: number, now: Date) => Promise<void>,
): Promise<KnownOrder> =>
  changeLines(shop, lock, async (trx, order, now) => {
    await claim(trx, order.id, now);
    await putLine(trx, order, line, now);
    const quote = line.line_item.options?.['quote'];
    const added = (await findLines(trx, order.id)).find(({ options }) => options['quote'] === quote);
    if (added && added.quoted_price !== null) await setLine(trx, added.id, { price: added.quoted_price });
  });

/** Adds all lines of a package or none; each names its group. */
export const addPackage = (shop: Shop, lock: LockOrder, { lines }: AddPackage): Promise<KnownOrder> =>
  changeLines(shop, lock, async (trx, order, now) => {
    const group = randomToken().slice(0, 8);
    for (const { options, ...line } of lines) {
      await putLine(trx, order, { line_item: { ...line, options: { ...options, package: group } } }, now);
    }
  });

/** A cart that it empties forgets its wallets, vouchers and gift cards, too. */
const takeOut = async (trx: Db, orderId: number, lineId: number): Promise<void> => {
  if (!(await deleteLine(trx, orderId, lineId))) throw new DomainError('LINE_ITEM_NOT_FOUND');
  if ((await findLines(trx, orderId)).length === 0) await forgetSources(trx, orderId);
};

export const changeLine = (
  shop: Shop,
  lock: LockOrder,
  lineId: number,
  { line_item }: UpdateLine,
): Promise<KnownOrder> =>
  changeLines(shop, lock, async (trx, { id: orderId }, now) => {
    const lines = await findLines(trx, orderId);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError('LINE_ITEM_NOT_FOUND');
    if (line_item.quantity === 0) return takeOut(trx, orderId, lineId);
    const grows = line_item.quantity > line.quantity;
    if (grows && line.booking) throw new DomainError('BOOKING_UNFIT');
    const variant = await findSellable(trx, line.variant_id, orderId);
    if (!variant) throw new DomainError('VARIANT_NOT_FOUND');
    // A smaller quantity is always accepted, even when stock is short.
    const price = grows
      ? await priceFor(trx, variant, variant.already - line.quantity + line_item.quantity, now)
      : line.price;
    const { quantity, gift } = line_item;
    await setLine(trx, lineId, { quantity, price, ...(gift !== undefined && { gift }) });
  });

export const removeLine = (shop: Shop, lock: LockOrder, lineId: number): Promise<KnownOrder> =>
  changeLines(shop, lock, (trx, { id }) => takeOut(trx, id, lineId));

export const emptyCart = (shop: Shop, lock: LockOrder): Promise<KnownOrder> =>
  changeLines(shop, lock, async (trx, { id: orderId }) => {
    await deleteLines(trx, orderId);
    await forgetSources(trx, orderId);
  });
