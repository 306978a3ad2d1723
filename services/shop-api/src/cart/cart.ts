import { isBooked, limits } from '@ortoo/contracts';
import type { z } from 'zod';
import type { addLineItemSchema, addPackageSchema, updateLineItemSchema } from '@ortoo/contracts/schema';
import { findHeldUntil, goneOrHeld } from '../catalog/api';
import { accept, DomainError, rejected } from '../http/domain-error';
import { randomDigits, randomToken } from '../http/tokens';
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
  findCurrentOrder,
  insertOrder,
  type OrderRow,
  type Owner,
  updateOrder,
} from '../orders/api';
import type { Db } from '../db/schema';

type AddLine = z.output<typeof addLineItemSchema>;
type AddPackage = z.output<typeof addPackageSchema>;
type UpdateLine = z.output<typeof updateLineItemSchema>;

/** Creates a cart. Two simultaneous first clicks create one. */
export const openCart = async (shop: Shop, owner: Owner | undefined, site: string): Promise<OrderRow> => {
  const user_id = owner && 'userId' in owner ? owner.userId : null;
  const order = { number: `R${randomDigits(9)}`, token: randomToken(), user_id, site, now: shop.clock() };
  const made = await insertOrder(shop.db, order);
  const found = made ?? (owner && (await findCurrentOrder(shop.db, owner, site)));
  if (!found) throw new DomainError('CONFLICT');
  return found;
};

/** Any change of its lines takes an order back to being a cart, and out of payment. */
const changeLines = async (
  shop: Shop,
  id: number,
  change: (trx: Db, now: Date) => Promise<void>,
): Promise<OrderRow> => {
  const { order, withdrawn } = await changeOrder(shop, id, async (trx, locked, now) => {
    const released = await releaseHold(trx, locked, 'void', now);
    const payment_state = await stateForChange(trx, released.order);
    await change(trx, now);
    const order = await updateOrder(trx, released.order, { state: 'cart', payment_state }, now);
    return { order, withdrawn: released.withdrawn };
  });
  await withdrawInvoices(shop, withdrawn);
  return order;
};

/** The price of each, or why a cart may not hold this quantity. */
const priceFor = async (
  trx: Db,
  variant: NonNullable<Awaited<ReturnType<typeof findSellable>>>,
  quantity: number,
  now: Date,
): Promise<number> => {
  const offered = offer(variant, quantity, now);
  if (offered.ok || offered.code !== 'OUT_OF_STOCK') return accept(offered);
  throw rejected(goneOrHeld('OUT_OF_STOCK', (await findHeldUntil(trx, [variant.id])).get(variant.id), now));
};

const putLine = async (trx: Db, orderId: number, { line_item, gift = false }: AddLine, now: Date): Promise<void> => {
  const variant = await findSellable(trx, line_item.variant_id, orderId);
  if (!variant?.published) throw new DomainError('VARIANT_NOT_FOUND');
  const { booking, quantity } = line_item;
  const price = isBooked(variant.kind)
    ? accept(await offerBooking(trx, variant, booking, now))
    : await priceFor(trx, variant, variant.already + quantity, now);
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

export const addToCart = (shop: Shop, order: OrderRow, line: AddLine): Promise<OrderRow> =>
  changeLines(shop, order.id, (trx, now) => putLine(trx, order.id, line, now));

/** Adds all lines of a package or none; each names its group. */
export const addPackage = (shop: Shop, order: OrderRow, { lines }: AddPackage): Promise<OrderRow> =>
  changeLines(shop, order.id, async (trx, now) => {
    const group = randomToken().slice(0, 8);
    for (const { options, ...line } of lines) {
      await putLine(trx, order.id, { line_item: { ...line, options: { ...options, package: group } } }, now);
    }
  });

/** A cart that it empties forgets its wallets, vouchers and gift cards, too. */
const takeOut = async (trx: Db, orderId: number, lineId: number): Promise<void> => {
  if (!(await deleteLine(trx, orderId, lineId))) throw new DomainError('LINE_ITEM_NOT_FOUND');
  if ((await findLines(trx, orderId)).length === 0) await forgetSources(trx, orderId);
};

export const changeLine = (shop: Shop, order: OrderRow, lineId: number, { line_item }: UpdateLine): Promise<OrderRow> =>
  changeLines(shop, order.id, async (trx, now) => {
    const lines = await findLines(trx, order.id);
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new DomainError('LINE_ITEM_NOT_FOUND');
    if (line_item.quantity === 0) return takeOut(trx, order.id, lineId);
    const grows = line_item.quantity > line.quantity;
    if (grows && line.booking) throw new DomainError('BOOKING_UNFIT');
    const variant = await findSellable(trx, line.variant_id, order.id);
    if (!variant) throw new DomainError('VARIANT_NOT_FOUND');
    // A smaller quantity is always accepted, even when stock is short.
    const price = grows
      ? await priceFor(trx, variant, variant.already - line.quantity + line_item.quantity, now)
      : line.price;
    const { quantity, gift } = line_item;
    await setLine(trx, lineId, { quantity, price, ...(gift !== undefined && { gift }) });
  });

export const removeLine = (shop: Shop, order: OrderRow, lineId: number): Promise<OrderRow> =>
  changeLines(shop, order.id, trx => takeOut(trx, order.id, lineId));

export const emptyCart = (shop: Shop, order: OrderRow): Promise<OrderRow> =>
  changeLines(shop, order.id, async trx => {
    await deleteLines(trx, order.id);
    await forgetSources(trx, order.id);
  });
