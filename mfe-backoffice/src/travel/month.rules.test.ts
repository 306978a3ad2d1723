import { monthAfter, monthDayOf, weekdayOf } from './month.rules';

it.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-06', 0, '2026-06'],
])('%s and %s months are %s', (month, months, result) => expect(monthAfter(month, months)).toBe(result));

it('counts the days of a week from Monday', () => {
  expect(weekdayOf('2026-12-07')).toBe(0);
  expect(weekdayOf('2026-12-13')).toBe(6);
});

it.each([
  ['06-15', '06-15'],
  [' 12-01 ', '12-01'],
  ['13-01', undefined],
  ['6-1', undefined],
])('reads %s as %s', (text, day) => expect(monthDayOf(text)).toBe(day));
