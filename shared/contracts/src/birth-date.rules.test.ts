import { ageOn, dateOf, isBirthDate } from './birth-date.rules';

it.each([
  ['1906-11-24', true],
  ['1906-11-23', false],
  ['1890-01-01', false],
  ['0190-01-01', false],
  ['2026-11-24', true],
  ['2026-11-25', false],
])('born on %s: %s', (date, expected) => expect(isBirthDate(date, '2026-11-24')).toBe(expected));

it.each([
  ['1990', '2', '9', '1990-02-09'],
  ['2004', '02', '29', '2004-02-29'],
  ['2003', '2', '29', undefined],
  ['1990', '13', '1', undefined],
  ['90', '1', '1', undefined],
  ['1990', '', '1', undefined],
])('%s %s %s is %s', (year, month, day, expected) => expect(dateOf({ year, month, day })).toBe(expected));

it.each([
  ['2005-11-24', '2026-11-24', 21],
  ['2005-11-25', '2026-11-24', 20],
  ['2005-12-01', '2026-11-24', 20],
  ['2004-02-29', '2025-02-28', 20],
  ['2004-02-29', '2025-03-01', 21],
  ['2027-01-01', '2026-11-24', -1],
])('someone born on %s is on %s %i years old', (born, today, age) => expect(ageOn(born, today)).toBe(age));
