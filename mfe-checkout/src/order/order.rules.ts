import type { orderLabel, Order } from '@ortoo/contracts';

type Label = ReturnType<typeof orderLabel>;
type Facts = Pick<Order, 'payment_state' | 'shippable' | 'pickup_location' | 'line_items'>;

const fresh: readonly Label[] = ['order.state.paid', 'order.state.ready', 'order.state.running'];

/** Message key of the next step, while there is one. */
export const nextOf = ({ payment_state, shippable, pickup_location, line_items }: Facts, label: Label) => {
  if (payment_state !== 'paid' || !fresh.includes(label)) return undefined;
  if (pickup_location && shippable) return 'order.nextPickup';
  if (shippable) return 'order.nextDelivery';
  return line_items.some(({ booking }) => booking) ? 'order.nextTravel' : 'order.nextCoupons';
};

const bad: readonly Label[] = ['order.state.canceled', 'order.state.payment-failed', 'order.state.out-of-stock'];
const waiting: readonly Label[] = ['order.state.pending', 'order.state.payment-pending', 'order.state.expired'];

/** Style of a state. */
export const toneOf = (label: Label): 'good' | 'bad' | 'waiting' | 'moving' => {
  if (bad.includes(label)) return 'bad';
  if (waiting.includes(label)) return 'waiting';
  return label === 'order.state.ready' || label === 'order.state.running' ? 'moving' : 'good';
};
