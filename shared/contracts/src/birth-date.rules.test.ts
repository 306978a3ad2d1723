import { isBirthDate } from './birth-date.rules';

it.each([
  ['1906-11-24', true],
  ['1906-11-23', false],
  ['1890-01-01', false],
  ['0190-01-01', false],
  ['2026-11-24', true],
  ['2026-11-25', false],
])('born on %s: %s', (date, expected) => expect(isBirthDate(date, '2026-11-24')).toBe(expected));
