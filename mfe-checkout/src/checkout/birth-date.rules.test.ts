import { birthDateFault, dateOf } from './birth-date.rules';

it.each([
  ['1990', '2', '9', '1990-02-09'],
  ['2004', '02', '29', '2004-02-29'],
  ['2003', '2', '29', undefined],
  ['1990', '13', '1', undefined],
  ['90', '1', '1', undefined],
  ['1990', '', '1', undefined],
])('%s %s %s is %s', (year, month, day, expected) => expect(dateOf({ year, month, day })).toBe(expected));

it.each([
  [undefined, 'wrong'],
  ['1890-04-25', 'impossible'],
  ['2027-01-01', 'impossible'],
  ['1990-04-25', undefined],
])('%s as a birth date: %s', (date, fault) => expect(birthDateFault(date, '2026-11-24')).toBe(fault));
