import type { OrderState } from '@ortoo/contracts';
import type { updateCheckoutSchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { shopTimeZone } from '@ortoo/i18n';
import type { Reader } from '../http/locale';
import { wire } from '../http/display';
import { accept, DomainError, fieldError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import type { Shop } from '../shop';
import { acceptedPhone, storeAddress } from '../addresses/api';
import { takesMethod } from '../content/api';
import {
  feeFor,
  findMethods,
  findPayments,
  insertPayment,
  movePayment,
  type Withdrawn,
  withdrawInvoices,
} from '../payments/api';
import {
  ageFault,
  setLine,
  nextState,
  stateForStep,
  isFrozen,
  livePayment,
  type LockOrder,
  type OrderView,
  viewOrder,
  type OrderRow,
  updateOrder,
} from '../orders/api';
import type { Db } from '../db/schema';
import { dayIn } from '../travel/api';
import { isPickupLocation, placeShipment } from '../delivery/api';
import { agree } from './agree';
import { releaseHold } from './hold';
import { changeOrder } from './order';

type Update = z.output<typeof updateCheckoutSchema>;
/** Matches the delivery to the address: an unsuitable choice is replaced by the first suitable one. */
const settleDelivery = async (
  trx: Db,
  view: OrderView,
  requested: number | undefined,
  now: Date,
): Promise<OrderView> => {
  const { row: order } = view;
  if (!view.facts.shippable || !view.facts.hasAddress) return view;
  const chosen = view.rates.find(({ choice }) => choice.id === (requested ?? order.delivery_id));
  if (requested !== undefined && !chosen) throw fieldError('shipments', 'DELIVERY_UNKNOWN');
  if (requested !== undefined && chosen?.closed) throw fieldError('shipments', 'DELIVERY_CLOSED');
  const rate = chosen && !chosen.closed ? chosen : view.rates.find(({ closed }) => !closed);
  await placeShipment(trx, { order_id: order.id, number: `H${randomDigits(9)}`, cost: rate?.cost ?? 0 });
  const delivery_id = rate?.choice.id ?? null;
  return delivery_id === order.delivery_id
    ? view
    : viewOrder(trx, await updateOrder(trx, order, { delivery_id }, now), now);
};

const choosePayment = async (trx: Db, view: OrderView, methodId: number, now: Date): Promise<OrderView> => {
  const method = (await findMethods(trx)).find(({ id }) => id === methodId);
  if (!method || !takesMethod(view.site, method, view.totals.total))
    throw fieldError('payment_method_id', 'PAYMENT_METHOD_UNKNOWN');
  const { row: order, payments, due, totals } = view;
  const live = livePayment(payments);
  if (live?.method_id === methodId) return view;
  if (live) await movePayment(trx, live.id, ['checkout'], 'void');
  await insertPayment(trx, {
    purpose: 'order',
    purpose_id: order.id,
    method_id: methodId,
    amount: due,
    fee: feeFor(method, due - totals.fee),
    now,
  });
  return viewOrder(trx, order, now);
};

/** The buyer agrees to the prices of the sum that they were shown: at a step this one, at the start that of the cart. */
const acceptPrices = async (trx: Db, { row, lines, totals }: OrderView, shown?: string): Promise<void> => {
  const isShown = shown === undefined ? row.state === 'cart' : shown === wire(totals.items);
  if (isFrozen(row) || !isShown) return;
  for (const line of lines) if (line.price !== line.current) await setLine(trx, line.id, { price: line.current });
};

/** The order in another state, of which its lines, amounts and payments are independent. */
const inState = (view: OrderView, row: OrderRow): OrderView => ({
  ...view,
  row,
  facts: { ...view.facts, state: row.state },
});

const advanceStep = async (trx: Db, view: OrderView, now: Date): Promise<OrderView> => {
  const { row: order } = view;
  const state = accept(nextState(view.facts));
  if (!isFrozen(order)) await agree(trx, view);
  const moved = inState(view, await updateOrder(trx, order, { state }, now));
  return state === 'delivery' ? settleDelivery(trx, moved, undefined, now) : moved;
};

/** Another person may collect a pickup; a delivery has its receiver in the address. */
const receiverOf = (requested: Update['order']['receiver_attributes'], isFetched: boolean) => {
  if (!isFetched || requested === null) return { receiver_name: null, receiver_phone: null };
  if (requested === undefined) return {};
  return { receiver_name: requested.name, receiver_phone: acceptedPhone(requested.phone, 'receiver_phone') };
};

/** A birth date is stored only if alcohol may be sold to the buyer. */
const acceptedBirthDate = (date: string, now: Date): string => {
  const fault = ageFault(date, dayIn(shopTimeZone, now));
  if (fault) throw fieldError('birth_date', fault);
  return date;
};

const contactOf = ({ email, phone, birth_date }: Update['order'], now: Date) => ({
  ...(email !== undefined && { email }),
  ...(phone !== undefined && { phone: acceptedPhone(phone, 'phone') }),
  ...(birth_date !== undefined && { birth_date: acceptedBirthDate(birth_date, now) }),
});

const stepInput = ({ order }: Update): OrderState | undefined => {
  if (order.payments_attributes?.length) return 'payment';
  if (order.shipments_attributes?.length) return 'delivery';
  return order.ship_address_attributes || order.pickup_location_id !== undefined ? 'address' : undefined;
};

const passed = (state: OrderState, step: OrderState): boolean => {
  const all: OrderState[] = ['cart', 'address', 'delivery', 'payment', 'confirm'];
  return all.indexOf(state) > all.indexOf(step);
};

const store = async (trx: Db, locked: OrderRow, update: Update, reader: Reader, now: Date): Promise<OrderView> => {
  const { special_instructions, ship_address_attributes: ship, bill_address_attributes: bill } = update.order;
  const pickup = update.order.pickup_location_id;
  if (pickup != null && !(await isPickupLocation(trx, pickup)))
    throw fieldError('pickup_location_id', 'PICKUP_UNKNOWN');
  const change = {
    locale: reader.locale,
    ...contactOf(update.order, now),
    ...(special_instructions !== undefined && { special_instructions }),
    ...(ship && { ship_address_id: await storeAddress(trx, ship, locked.user_id, reader), pickup_location_id: null }),
    ...(pickup !== undefined && { pickup_location_id: pickup }),
    ...(pickup === null && { delivery_id: null }),
    ...receiverOf(
      update.order.receiver_attributes,
      pickup !== undefined || (locked.pickup_location_id !== null && !ship),
    ),
    // Only the buyer's own addresses can be used.
    ...(bill !== undefined && { bill_address_id: bill && (await storeAddress(trx, bill, null, reader)) }),
  };
  const view = await viewOrder(trx, await updateOrder(trx, locked, change, now), now);
  const rate = update.order.shipments_attributes?.[0]?.selected_shipping_rate_id;
  return ship || pickup != null || rate !== undefined ? settleDelivery(trx, view, rate, now) : view;
};

/** Stores the input; the order is then at the step after it, or one step further when there was no input. */
export const updateCheckout = async (
  shop: Shop,
  which: number | LockOrder,
  update: Update,
  reader: Reader,
): Promise<OrderRow> => {
  const withdrawn: Withdrawn[] = [];
  const changed = await changeOrder(shop, which, async (trx, locked, now) => {
    if (update.lock_version !== undefined && update.lock_version !== locked.lock_version)
      throw new DomainError('ORDER_CHANGED');
    const step = stepInput(update);
    const method = update.order.payments_attributes?.[0]?.payment_method_id;
    let order = locked;
    if (step) {
      const isUnchanged = step === 'payment' && livePayment(await findPayments(trx, order.id))?.method_id === method;
      if (!isUnchanged) {
        const released = await releaseHold(trx, order, 'void', now);
        withdrawn.push(...released.withdrawn);
        order = released.order;
      }
    }
    let view = await store(trx, order, update, reader, now);
    await acceptPrices(trx, view, update.order.item_total);
    if (step === undefined) {
      // A contact is saved even when the order cannot advance yet; a request without one gets the reason.
      const bare = Object.keys(update.order).length === 0;
      return bare || nextState(view.facts).ok ? (await advanceStep(trx, view, now)).row : view.row;
    }
    const state = stateForStep(view.row.state, step, view.facts);
    const payment_state = method === undefined ? view.row.payment_state : null;
    view = inState(view, await updateOrder(trx, view.row, { state, payment_state }, now));
    const isOpen = update.order.pickup_location_id === null && !update.order.ship_address_attributes;
    if (isOpen) return view.row;
    if (method !== undefined) view = await choosePayment(trx, view, method, now);
    while (!passed(view.row.state, step)) view = await advanceStep(trx, view, now);
    return view.row;
  });
  await withdrawInvoices(shop, withdrawn);
  return changed;
};

export const nextStep = (shop: Shop, lock: LockOrder): Promise<OrderRow> =>
  changeOrder(shop, lock, async (trx, order, now) => {
    const view = await viewOrder(trx, order, now);
    await acceptPrices(trx, view);
    return (await advanceStep(trx, view, now)).row;
  });

/** Advances until something blocks, at most to the confirmation. */
export const advance = (shop: Shop, lock: LockOrder): Promise<OrderRow> =>
  changeOrder(shop, lock, async (trx, locked, now) => {
    let view = await viewOrder(trx, locked, now);
    await acceptPrices(trx, view);
    while (nextState(view.facts).ok) view = await advanceStep(trx, view, now);
    return view.row;
  });
