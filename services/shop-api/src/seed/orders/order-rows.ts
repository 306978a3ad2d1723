import type { OrderState, PaymentState, ShipmentState } from '@ortoo/contracts';
import { type Insertable } from 'kysely';
import type { Tables } from '../../db/schema';
import type { OrderFacts } from './order-facts';
import type { Random } from './random';

/** Ids of what an order refers to. */
export interface OrderRefs {
  userId: number | null;
  addressId: number | null;
  deliveryId: number | null;
  /** Where it is picked up. */
  storeId: number | null;
}

const stateOf = ({ plan: { outcome, lines }, canceledAt, returned }: OrderFacts): OrderState => {
  if (canceledAt !== null) return 'canceled';
  if (outcome === 'failed' || outcome === 'expired') return 'payment';
  if (outcome === 'pending') return 'confirm';
  const isWhole = lines.length === 1 && returned?.quantity === lines[0]?.quantity;
  return returned?.state === 'refunded' && isWhole ? 'returned' : 'complete';
};

const unpaidStates = { failed: 'failed', expired: 'void', pending: 'balance_due' } as const;

const paymentStateOf = ({ plan: { outcome } }: OrderFacts): PaymentState =>
  outcome === 'failed' || outcome === 'expired' || outcome === 'pending' ? unpaidStates[outcome] : 'paid';

export const shipmentStateOf = (facts: OrderFacts): ShipmentState => {
  if (facts.canceledAt !== null) return 'canceled';
  const isHandedOver = facts.plan.delivery === 'pickup' && facts.deliveredAt !== null;
  if (facts.shippedAt !== null || isHandedOver) return 'shipped';
  return facts.readyAt === null ? 'pending' : 'ready';
};

/** The last time at which something happened to it. */
export const changedAt = (facts: OrderFacts): Date => {
  const { returned: back, plan, completedAt, canceledAt, readyAt, shippedAt, deliveredAt } = facts;
  const times = [completedAt, canceledAt, readyAt, shippedAt, deliveredAt, back?.requestedAt, back?.refundedAt];
  return times.reduce<Date>((last, at) => (at && at > last ? at : last), plan.placed);
};

export const orderRow = (
  random: Random,
  facts: OrderFacts,
  { userId, addressId, deliveryId, storeId }: OrderRefs,
  heldUntil: Date | null,
): Insertable<Tables['orders']> => {
  const { plan, completedAt } = facts;
  return {
    number: facts.number,
    token: `example-${random.digits(24)}`,
    user_id: userId,
    site: 'ortoo',
    state: stateOf(facts),
    payment_state: paymentStateOf(facts),
    shipment_state: plan.delivery === null || completedAt === null ? null : shipmentStateOf(facts),
    email: userId === null ? plan.buyer.email : null,
    phone: userId === null ? plan.buyer.phone : null,
    ship_address_id: addressId,
    delivery_id: deliveryId,
    pickup_location_id: storeId,
    item_total: facts.items,
    ship_total: facts.ship,
    adjustment_total: -facts.discount,
    payment_total: completedAt === null ? 0 : facts.total,
    held_until: heldUntil,
    created_at: plan.placed,
    updated_at: changedAt(facts),
    completed_at: completedAt,
    delivered_at: facts.deliveredAt,
    receiver_name: storeId === null || userId !== null ? null : `${plan.buyer.firstname} ${plan.buyer.lastname}`,
    receiver_phone: storeId === null || userId !== null ? null : plan.buyer.phone,
    sale_counted_at: completedAt,
  };
};

export const lineRows = (orderId: number, { plan }: OrderFacts): Insertable<Tables['line_items']>[] =>
  plan.lines.map(({ goods, quantity, price, booking }) => ({
    ...{ order_id: orderId, variant_id: goods.id, quantity, price, options: '{}', gift: false },
    booking: JSON.stringify(booking),
  }));

export const shipmentRow = (random: Random, orderId: number, facts: OrderFacts): Insertable<Tables['shipments']> => ({
  order_id: orderId,
  number: `H${random.digits(9)}`,
  state: facts.completedAt === null ? 'pending' : shipmentStateOf(facts),
  cost: facts.ship,
  tracking: facts.shippedAt === null ? null : `UB${random.digits(8)}MN`,
  ready_at: facts.readyAt,
  shipped_at: facts.shippedAt,
  delivered_at: facts.deliveredAt,
});
