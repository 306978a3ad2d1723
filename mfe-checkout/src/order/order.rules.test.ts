import { lineOf, orderOf } from '../parts/testing/fixtures';
import { nextOf, toneOf } from './order.rules';

const goods = orderOf({ payment_state: 'paid' });
const store = { id: 1, name: 'Салбар', address: '', directions: '', phone: '', hours: [] };
const kindOf = (kind: 'coupon' | 'ticket') => lineOf({ product: { ...lineOf().product, kind } });
const coupon = { ...goods, shippable: false, line_items: [kindOf('coupon')] };
const trip = lineOf({ booking: { kind: 'trip', departure: '2026-12-01', passengers: [] } });
const stay = lineOf({
  booking: { kind: 'stay', check_in: '2026-12-01', check_out: '2026-12-02', rooms: 1, adults: 1, children: [] },
});

it.each([
  ['ready goods', goods, 'order.state.ready', ['order.nextDelivery']],
  ['goods to collect', { ...goods, pickup_location: store }, 'order.state.ready', ['order.nextPickup']],
  [
    'vodka',
    { ...goods, age_check: { years: 21, confirmed: true } },
    'order.state.ready',
    ['order.nextDelivery', 'order.nextAlcohol'],
  ],
  ['a coupon', coupon, 'order.state.paid', ['order.nextCoupons']],
  ['a trip', { ...coupon, line_items: [trip] }, 'order.state.paid', ['order.nextTrip']],
  [
    'everything at once',
    { ...goods, line_items: [lineOf(), stay, trip, kindOf('ticket')] },
    'order.state.paid',
    ['order.nextDelivery', 'order.nextStay', 'order.nextTrip', 'order.nextTickets'],
  ],
  [
    'goods in instalments',
    { ...goods, lease: { state: 'running' } },
    'order.state.running',
    ['order.nextDelivery', 'order.nextLease'],
  ],
  ['completed goods', goods, 'order.state.completed', []],
  ['canceled goods', goods, 'order.state.canceled', []],
  ['unpaid goods', { ...goods, payment_state: 'balance_due' }, 'order.state.ready', []],
] as const)('the next steps of %s', (_, order, label, next) =>
  expect(nextOf(order as Parameters<typeof nextOf>[0], label)).toEqual(next),
);

it.each([
  ['order.state.payment-failed', 'bad'],
  ['order.state.payment-pending', 'waiting'],
  ['order.state.ready', 'moving'],
  ['order.state.completed', 'good'],
] as const)('%s is %s', (label, tone) => expect(toneOf(label)).toBe(tone));
