import { timelineOf } from './order-timeline.rules';

const completed_at = '2026-11-20T03:00:00Z';
const ready_at = '2026-11-20T05:00:00Z';
const shipped_at = '2026-11-21T03:00:00Z';
const delivered_at = '2026-11-22T03:00:00Z';
const none = { ready_at: null, shipped_at: null, delivered_at: null };

const done = (facts: Parameters<typeof timelineOf>[0]) =>
  timelineOf(facts).map(({ key, isDone, at }) => [key, isDone, at]);

it('follows a delivery', () => {
  const steps = (shipment: Parameters<typeof timelineOf>[0]['shipment']) =>
    done({ completed_at, shipment, isPickup: false });
  expect(steps({ ...none, state: 'pending' })).toEqual([
    ['order.state.ordered', true, completed_at],
    ['order.ship.ready', false, null],
    ['order.ship.shipped', false, null],
    ['order.ship.delivered', false, null],
  ]);
  expect(steps({ ready_at, shipped_at, delivered_at: null, state: 'shipped' }).map(([, isDone]) => isDone)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(steps({ ready_at, shipped_at, delivered_at, state: 'shipped' }).at(-1)).toEqual([
    'order.ship.delivered',
    true,
    delivered_at,
  ]);
});

it('has no way for a pickup', () => {
  const shipment = { ...none, ready_at, state: 'ready' as const };
  expect(done({ completed_at, shipment, isPickup: true })).toEqual([
    ['order.state.ordered', true, completed_at],
    ['order.collect.ready', true, ready_at],
    ['order.collect.delivered', false, null],
  ]);
});
