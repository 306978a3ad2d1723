import type { Order } from '@ortoo/contracts';
import { nextOf, toneOf } from './order.rules';

const goods = { payment_state: 'paid', shippable: true, pickup_location: null, line_items: [] } as const;
const coupon = { ...goods, shippable: false };
const trip = { ...coupon, line_items: [{ booking: { kind: 'trip' } }] };

it.each([
  [goods, 'order.state.ready', 'order.nextDelivery'],
  [{ ...goods, pickup_location: { id: 1 } }, 'order.state.ready', 'order.nextPickup'],
  [coupon, 'order.state.paid', 'order.nextCoupons'],
  [trip, 'order.state.paid', 'order.nextTravel'],
  [goods, 'order.state.running', 'order.nextDelivery'],
  [goods, 'order.state.completed', undefined],
  [goods, 'order.state.canceled', undefined],
  [{ ...goods, payment_state: 'balance_due' }, 'order.state.ready', undefined],
] as const)('after %j, %s, comes %s', (order, label, next) =>
  expect(nextOf(order as unknown as Order, label)).toBe(next),
);

it.each([
  ['order.state.payment-failed', 'bad'],
  ['order.state.payment-pending', 'waiting'],
  ['order.state.ready', 'moving'],
  ['order.state.completed', 'good'],
] as const)('%s is %s', (label, tone) => expect(toneOf(label)).toBe(tone));
