import type { StaffOrder } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { findAddress } from '../../addresses/api';
import { findCancelFault } from '../../cancellation/api';
import { findOptions } from '../../catalog/api';
import { findDeliveryChoices, findShipment } from '../../delivery/api';
import { DomainError } from '../../http/domain-error';
import { maybeTime, time, wire } from '../../http/display';
import { type Reader, textFor } from '../../http/locale';
import { findLines, type LineRow } from '../../orders/api';
import { findAllMethods, findDifferences, findPayments } from '../../payments/api';
import { findReceipt } from '../../receipts/api';
import { findReturnsOfOrder, serializeReturn } from '../../returns/api';
import type { Shop } from '../../shop';
import {
  countPaidOrders,
  findMovements,
  findNotes,
  findOrderActions,
  findOrderMessages,
  findOrderRefunds,
  findPlacedOrder,
  findVendorsOfLines,
  type PlacedOrder,
} from './order-details.tables';
import {
  addressText,
  pickupName,
  serializeBuyer,
  serializeLine,
  serializeMessage,
  serializeMovements,
  serializePayment,
  serializeReceiver,
  serializeRefund,
} from './staff-order.mapper';
import { nextStep, statusOf } from './status.rules';
import { timelineOf } from './timeline.rules';

export interface OrderRequest {
  number: string;
  /** Staff of one vendor see its lines alone. */
  vendorId: number | null;
  reader: Reader;
}

export const requirePlacedOrder = async (
  { db }: Pick<Shop, 'db'>,
  { number, vendorId }: Pick<OrderRequest, 'number' | 'vendorId'>,
): Promise<PlacedOrder> => {
  const order = await findPlacedOrder(db, number, vendorId);
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  return order;
};

/** Lines that staff may see: all, or those of their vendor. */
export const linesFor = async (
  { db }: Pick<Shop, 'db'>,
  orderId: number,
  vendorId: number | null,
): Promise<LineRow[]> => {
  const lines = await findLines(db, orderId);
  if (vendorId === null) return lines;
  const vendors = await findVendorsOfLines(db, orderId);
  return lines.filter(({ id }) => vendors.get(id) === vendorId);
};

const sumOf = (lines: readonly LineRow[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Money, messages and notes: nothing of it concerns the staff of one vendor. */
const shopPart = async ({ db }: Shop, order: PlacedOrder, lines: readonly LineRow[], reader: Reader) => {
  const [payments, methods, movements, receipt, refunds, returns, messages, notes, shipment, fault] = await Promise.all(
    [
      findPayments(db, order.id),
      findAllMethods(db),
      findMovements(db, order.id),
      findReceipt(db, order.id),
      findOrderRefunds(db, order.id),
      findReturnsOfOrder(db, order.id),
      findOrderMessages(db, order.id),
      findNotes(db, order.id),
      findShipment(db, order.id),
      findCancelFault(db, order, [...lines]),
    ],
  );
  const differences = await findDifferences(
    db,
    payments.map(({ number }) => number),
  );
  const actions = await findOrderActions(db, [
    ['order', order.number],
    ['shipment', shipment?.number ?? ''],
    ...returns.map(({ id }) => ['return', String(id)] as const),
  ]);
  const paid = payments.filter(({ state }) => state === 'completed');
  const left = paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const refundFacts = refunds.map(({ amount, ...row }) => ({ ...row, amount: formatMoney(amount, reader.locale) }));
  const canceledAt = order.state === 'canceled' ? order.updated_at : null;
  return {
    payments: payments
      .filter(({ state }) => state !== 'checkout')
      .map(payment => serializePayment(payment, methods, differences, reader)),
    movements: serializeMovements(movements, reader),
    receipt: receipt ? { ...receipt, total: receipt.total === null ? null : wire(receipt.total) } : null,
    refunds: refunds.map(serializeRefund),
    returns: returns.map(row => serializeReturn(row, reader)),
    messages: messages.map(serializeMessage),
    notes: notes.map(({ created_at, ...note }) => ({ ...note, created_at: time(created_at) })),
    timeline: timelineOf({ order, payments, receipt, shipment, canceledAt, refunds: refundFacts, returns, actions }),
    can_cancel: fault === undefined,
    refundable: wire(order.payment_state === 'paid' ? left : 0),
  };
};

const vendorPart = (): Awaited<ReturnType<typeof shopPart>> => ({
  ...{ payments: [], movements: [], receipt: null, refunds: [], returns: [], messages: [], notes: [], timeline: [] },
  can_cancel: false,
  refundable: wire(0),
});

const sumsOf = (
  order: PlacedOrder,
  lines: readonly LineRow[],
  refunded: number,
  isWhole: boolean,
): StaffOrder['sums'] => {
  const items = sumOf(lines);
  const [ship, discount, fee] = isWhole ? [order.ship_total, order.adjustment_total, order.fee_total] : [0, 0, 0];
  return {
    items: wire(items),
    delivery: wire(ship),
    discount: wire(discount),
    fee: wire(fee),
    total: wire(items + ship + discount + fee),
    refunded: wire(isWhole ? refunded : 0),
  };
};

/** An order with everything that the reader, a member of staff, may know of it. */
export const readStaffOrder = async (shop: Shop, request: OrderRequest): Promise<StaffOrder> => {
  const { db } = shop;
  const { vendorId, reader } = request;
  const order = await requirePlacedOrder(shop, request);
  const isWhole = vendorId === null;
  const [lines, options, deliveries, shipment, address, orders] = await Promise.all([
    linesFor(shop, order.id, vendorId),
    findOptions(db),
    findDeliveryChoices(db),
    findShipment(db, order.id),
    order.ship_address_id === null ? undefined : findAddress(db, order.ship_address_id),
    order.user_id === null ? 1 : countPaidOrders(db, order.user_id),
  ]);
  // A vendor moves the parcels that have its goods alone.
  const isComplete = isWhole || (await findVendorsOfLines(db, order.id)).size === lines.length;
  const part = isWhole ? await shopPart(shop, order, lines, reader) : vendorPart();
  const refunded = part.refunds.reduce((sum, { amount }) => sum + Number(amount), 0);
  const choice = deliveries.find(({ id }) => id === order.delivery_id);
  return {
    ...part,
    number: order.number,
    status: statusOf(order),
    placed_at: time(order.placed_at),
    site: order.site,
    locale: order.locale,
    buyer: serializeBuyer(order, address, orders),
    receiver: serializeReceiver(order, address),
    address: address && order.pickup_location_id === null ? addressText(address, reader) : null,
    pickup: pickupName(order, reader),
    delivery: shipment && choice ? textFor(reader, choice.name) : null,
    instructions: order.special_instructions,
    lines: lines.map(line => serializeLine(line, options, reader)),
    sums: sumsOf(order, lines, refunded, isWhole),
    shipment: shipment
      ? {
          number: shipment.number,
          next: isComplete ? nextStep(order) : null,
          tracking: shipment.tracking,
          ready_at: maybeTime(shipment.ready_at),
          shipped_at: maybeTime(shipment.shipped_at),
          delivered_at: maybeTime(shipment.delivered_at),
        }
      : null,
  };
};
