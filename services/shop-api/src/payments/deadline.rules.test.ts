import { deadlineOf } from './deadline.rules';

it.each([
  ['qr', '2026-11-20T04:00:00Z', '2026-11-20T04:10:00.000Z'],
  ['card', '2026-11-20T04:00:00Z', '2026-11-20T04:10:00.000Z'],
  ['instalment', '2026-11-20T04:00:00Z', '2026-11-20T05:00:00.000Z'],
  // A Thursday, a Friday, the two days after, and the Sunday in UTC that is a Monday in Ulaanbaatar.
  ['bank_transfer', '2026-11-19T04:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['bank_transfer', '2026-11-20T04:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['bank_transfer', '2026-11-21T04:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['bank_transfer', '2026-11-22T04:00:00Z', '2026-11-23T10:00:00.000Z'],
  ['bank_transfer', '2026-11-22T17:00:00Z', '2026-11-24T10:00:00.000Z'],
] as const)('holds goods for %s from %s until %s', (kind, now, deadline) => {
  expect(deadlineOf(kind, new Date(now)).toISOString()).toBe(deadline);
});
