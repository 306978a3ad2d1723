import { lineOf, orderOf } from '../parts/testing/fixtures';
import { nextOf, toneOf } from './order.rules';

const goods = orderOf({ payment_state: 'paid' });
const store = { id: 1, name: 'Салбар', address: '', directions: '', phone: '', hours: [] };
const coupon = { ...goods, shippable: false };
const trip = {
  ...coupon,
  line_items: [lineOf({ booking: { kind: 'trip', departure: '2026-12-01', passengers: [] } })],
};

it.each([
  ['ready goods', goods, 'order.state.ready', 'order.nextDelivery'],
  ['goods to collect', { ...goods, pickup_location: store }, 'order.state.ready', 'order.nextPickup'],
  ['a coupon', coupon, 'order.state.paid', 'order.nextCoupons'],
  ['a trip', trip, 'order.state.paid', 'order.nextTravel'],
  ['goods on their way', goods, 'order.state.running', 'order.nextDelivery'],
  ['completed goods', goods, 'order.state.completed', undefined],
  ['canceled goods', goods, 'order.state.canceled', undefined],
  ['unpaid goods', { ...goods, payment_state: 'balance_due' }, 'order.state.ready', undefined],
] as const)('the next step of %s', (_, order, label, next) => expect(nextOf(order, label)).toBe(next));

it.each([
  ['order.state.payment-failed', 'bad'],
  ['order.state.payment-pending', 'waiting'],
  ['order.state.ready', 'moving'],
  ['order.state.completed', 'good'],
] as const)('%s is %s', (label, tone) => expect(toneOf(label)).toBe(tone));
