import { nextChange, saleClock } from './sale-clock.rules';

const now = Date.parse('2026-11-21T04:00:00Z');
const at = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const sale = (start: number | null, end: number | null) => ({
  sale_start_at: start === null ? null : at(start),
  sale_expire_at: end === null ? null : at(end),
});

it.each([
  ['a running sale', sale(-60, 90_061), { to: 'end', days: 1, seconds: 3661 }],
  ['its last second', sale(null, 1), { to: 'end', days: 0, seconds: 1 }],
  ['the moment it ends', sale(null, 0), undefined],
  ['one that has ended', sale(-100, -1), undefined],
  ['one without an end', sale(-100, null), undefined],
  ['one that begins within a day', sale(3600, 7200), { to: 'start', days: 0, seconds: 3600 }],
  ['one that begins later', sale(86_401, 90_000), undefined],
  ['none', sale(null, null), undefined],
])('%s', (_, period, clock) => expect(saleClock(period, now)).toEqual(clock));

it.each([
  ['begins', sale(5, 60), 5000],
  ['ends', sale(-5, 60), 60_000],
  ['has ended', sale(-5, -1), undefined],
  ['never was', sale(null, null), undefined],
])('the price changes when a sale %s', (_, period, left) => expect(nextChange(period, now)).toBe(left));
