import { lineOf, orderOf } from '@ortoo/testing';
import { isFresh, nextOf } from './order.rules';

const goods = orderOf({ payment_state: 'paid' });
const store = { id: 1, name: 'Салбар', address: '', directions: '', phone: '', hours: [] };
const kindOf = (kind: 'coupon' | 'ticket') => lineOf({ product: { ...lineOf().product, kind } });
const coupon = { ...goods, shippable: false, line_items: [kindOf('coupon')] };
const trip = lineOf({ booking: { kind: 'trip', departure: '2026-12-01', passengers: [] } });
const stay = lineOf({
  booking: { kind: 'stay', check_in: '2026-12-01', check_out: '2026-12-02', rooms: 1, adults: 1, children: [] },
});

it.each([
  ['goods', goods, ['order.nextDelivery']],
  ['goods to collect', { ...goods, pickup_location: store }, ['order.nextPickup']],
  ['goods on their way', { ...goods, shipment_state: 'shipped' }, ['order.nextCall']],
  ['packed goods', { ...goods, shipment_state: 'ready' }, ['order.nextCall']],
  [
    'goods that are ready to collect',
    { ...goods, shipment_state: 'ready', pickup_location: store },
    ['order.nextCollect'],
  ],
  ['vodka', { ...goods, age_check: { years: 21, confirmed: true } }, ['order.nextDelivery', 'order.nextAlcohol']],
  ['a coupon', coupon, []],
  ['a trip', { ...coupon, line_items: [trip] }, ['order.nextTrip']],
  [
    'everything at once',
    { ...goods, line_items: [lineOf(), stay, trip, kindOf('ticket')] },
    ['order.nextDelivery', 'order.nextStay', 'order.nextTrip'],
  ],
  ['goods in instalments', { ...goods, lease: { state: 'running' } }, ['order.nextDelivery', 'order.nextLease']],
] as const)('the next steps of %s', (_, order, next) =>
  expect(nextOf(order as Parameters<typeof nextOf>[0])).toEqual(next),
);

it.each([
  ['ready', 'paid', 'order.state.ready', true],
  ['on its way', 'paid', 'order.state.shipped', true],
  ['a paid coupon', 'paid', 'order.state.paid', true],
  ['in instalments', 'paid', 'order.state.running', true],
  ['completed', 'paid', 'order.state.completed', false],
  ['canceled', 'paid', 'order.state.canceled', false],
  ['unpaid', 'balance_due', 'order.state.ready', false],
] as const)('an order that is %s is fresh or not', (_, payment_state, label, expected) =>
  expect(isFresh({ payment_state }, label)).toBe(expected),
);
