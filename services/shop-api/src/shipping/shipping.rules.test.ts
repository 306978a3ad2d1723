import type { ShipmentState, ShipmentStep } from '@ortoo/contracts';
import { answerTo, type Moving } from './shipping.rules';

const moving = (state: ShipmentState, more: Partial<Moving> = {}): Moving => ({
  state,
  delivered_at: null,
  tracking: null,
  isPickup: false,
  isOwed: true,
  ...more,
});
const delivered = { delivered_at: new Date(0) };

it.each<[ShipmentStep, Moving, string]>([
  ['ready', moving('pending'), 'take'],
  ['ready', moving('ready'), 'taken'],
  ['ready', moving('shipped'), 'taken'],
  ['ready', moving('canceled'), 'refuse'],
  ['ready', moving('pending', { isOwed: false }), 'refuse'],
  ['ship', moving('pending'), 'refuse'],
  ['ship', moving('ready'), 'take'],
  ['ship', moving('ready', { isPickup: true }), 'refuse'],
  ['ship', moving('ready', { isOwed: false }), 'refuse'],
  ['ship', moving('shipped'), 'taken'],
  ['deliver', moving('ready'), 'refuse'],
  ['deliver', moving('shipped'), 'take'],
  ['deliver', moving('shipped', delivered), 'taken'],
  ['deliver', moving('shipped', { ...delivered, isOwed: false }), 'taken'],
  ['deliver', moving('ready', { isPickup: true }), 'take'],
  ['deliver', moving('pending', { isPickup: true }), 'refuse'],
])('%s of %j: %s', (step, from, answer) => expect(answerTo(step, from)).toBe(answer));

it.each([
  [undefined, 'taken'],
  ['TR-1', 'taken'],
  ['TR-2', 'refuse'],
])('sent with TR-1, requested again with %s: %s', (tracking, answer) =>
  expect(answerTo('ship', moving('shipped', { tracking: 'TR-1' }), tracking)).toBe(answer),
);
