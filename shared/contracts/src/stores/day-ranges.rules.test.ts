import { dayRanges } from './day-ranges.rules';

it.each([
  [[1, 2, 3, 4, 5], [[1, 5]]],
  [[7, 6], [[6, 7]]],
  [
    [1, 3, 4, 7],
    [
      [1, 1],
      [3, 4],
      [7, 7],
    ],
  ],
  [[], []],
])('days %j are formatted as %j', (days, ranges) => expect(dayRanges(days)).toEqual(ranges));
