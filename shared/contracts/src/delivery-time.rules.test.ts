import { promiseOf } from './delivery-time.rules';

it.each([
  [0, 4, 'time'],
  [0, 12, 'time'],
  [0, 24, 'day'],
  [48, 72, 'day'],
  [0, 48, 'day'],
  [168, 336, 'days'],
])('between %s and %s hours is promised for a %s', (from, to, expected) => {
  const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000);
  expect(promiseOf({ from: at(from), to: at(to) })).toBe(expected);
});
