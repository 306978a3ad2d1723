import { dateOf } from './birth-date.rules';

it.each([
  ['1990', '2', '9', '1990-02-09'],
  ['2004', '02', '29', '2004-02-29'],
  ['2003', '2', '29', undefined],
  ['1990', '13', '1', undefined],
  ['90', '1', '1', undefined],
  ['1990', '', '1', undefined],
])('%s %s %s is %s', (year, month, day, expected) => expect(dateOf({ year, month, day })).toBe(expected));
