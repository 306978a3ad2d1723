import { birthDateFault } from './birth-date.rules';

it.each([
  [undefined, 'wrong'],
  ['1890-04-25', 'impossible'],
  ['2027-01-01', 'impossible'],
  ['1990-04-25', undefined],
])('%s as a birth date: %s', (date, fault) => expect(birthDateFault(date, '2026-11-24')).toBe(fault));
