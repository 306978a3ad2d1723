import type { Order } from './orders/orders.schema';

/** Message keys of an order's state as shoppers see it. */
export type OrderLabel =
  | 'order.state.pending'
  | 'order.state.payment-pending'
  | 'order.state.ordered'
  | 'order.state.paid'
  | 'order.state.payment-failed'
  | 'order.state.ready'
  | 'order.state.ready-for-pickup'
  | 'order.state.shipped'
  | 'order.state.delivered'
  | 'order.state.completed'
  | 'order.state.running'
  | 'order.state.finished'
  | 'order.state.canceled'
  | 'order.state.returned'
  | 'order.state.expired'
  | 'order.state.out-of-stock';

type Facts = Pick<Order, 'state' | 'payment_state' | 'shipment_state' | 'delivered_at' | 'held_until' | 'shippable'> & {
  line_items: readonly { insufficient_stock: boolean }[];
  lease?: Order['lease'];
  pickup_location?: object | null;
};

/** Whether a line cannot be sold as ordered any more: the order can only be changed then, not paid. */
export const hasShortage = ({ line_items }: Pick<Facts, 'line_items'>): boolean =>
  line_items.some(line => line.insufficient_stock);

const unfinished = (order: Facts, now: number): OrderLabel => {
  if (order.payment_state === 'failed') return 'order.state.payment-failed';
  if (order.held_until !== null && Date.parse(order.held_until) <= now) return 'order.state.expired';
  if (hasShortage(order)) return 'order.state.out-of-stock';
  return 'order.state.pending';
};

const delivery = (order: Facts): OrderLabel | undefined => {
  if (order.delivered_at !== null)
    return order.payment_state === 'paid' ? 'order.state.completed' : 'order.state.delivered';
  const hasLeft = order.shipment_state === 'shipped';
  if (!hasLeft && order.shipment_state !== 'ready') return undefined;
  if (order.pickup_location) return 'order.state.ready-for-pickup';
  return hasLeft ? 'order.state.shipped' : 'order.state.ready';
};

/** Label while instalments run and after they are paid. An order in delivery shows its delivery state instead. */
const leased = ({ lease }: Facts): OrderLabel | undefined => {
  if (lease?.state === 'running') return 'order.state.running';
  return lease?.state === 'finished' ? 'order.state.finished' : undefined;
};

/** The label of an order, derived from its own, its payment's and its shipment's state. `now` in epoch milliseconds. */
export const orderLabel = (order: Facts, now: number): OrderLabel => {
  if (order.state === 'canceled') return 'order.state.canceled';
  if (order.state === 'returned' || order.state === 'awaiting_return') return 'order.state.returned';
  if (order.state !== 'complete') return unfinished(order, now);
  if (order.payment_state === 'failed') return 'order.state.payment-failed';
  const delivered = delivery(order);
  if (delivered && delivered !== 'order.state.completed') return delivered;
  const paidOff = leased(order) ?? delivered;
  if (paidOff) return paidOff;
  if (order.payment_state === 'paid') return 'order.state.paid';
  return order.payment_state === 'balance_due' ? 'order.state.payment-pending' : 'order.state.ordered';
};
