import type { orderLabel, Order } from '@ortoo/contracts';

type Label = ReturnType<typeof orderLabel>;
type Facts = Pick<Order, 'shippable' | 'shipment_state' | 'pickup_location' | 'line_items' | 'lease' | 'age_check'>;

/** The goods are packed, or on their way. */
const underway: readonly Label[] = ['order.state.ready', 'order.state.ready-for-pickup', 'order.state.shipped'];
const fresh: readonly Label[] = [...underway, 'order.state.paid', 'order.state.running'];

/** Whether the order is paid, and its goods are still to come. */
export const isFresh = ({ payment_state }: Pick<Order, 'payment_state'>, label: Label): boolean =>
  payment_state === 'paid' && fresh.includes(label);

/** Message keys of what happens next, for each kind of what was bought; a coupon or ticket is on the page itself. */
export const nextOf = ({ shippable, shipment_state, pickup_location, line_items, lease, age_check }: Facts) => {
  const books = (kind: 'stay' | 'trip') => line_items.some(({ booking }) => booking?.kind === kind);
  const isPacked = shipment_state === 'ready' || shipment_state === 'shipped';
  const steps = [
    [shippable && !pickup_location, isPacked ? 'order.nextCall' : 'order.nextDelivery'],
    [shippable && pickup_location !== null, isPacked ? 'order.nextCollect' : 'order.nextPickup'],
    [age_check !== null && age_check !== undefined, 'order.nextAlcohol'],
    [books('stay'), 'order.nextStay'],
    [books('trip'), 'order.nextTrip'],
    [lease?.state === 'running', 'order.nextLease'],
  ] as const;
  return steps.flatMap(([applies, key]) => (applies ? [key] : []));
};
