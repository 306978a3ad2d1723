import { openUntil } from './opening.rules';

const hours = [
  { days: [1, 2, 3, 4, 5], opens: '10:00', closes: '20:00' },
  { days: [6], opens: '11:00', closes: '24:00' },
];

it.each([
  ['a minute before it opens', 1, 599, undefined],
  ['when it opens', 1, 600, '20:00'],
  ['a minute before it closes', 5, 1199, '20:00'],
  ['when it closes', 5, 1200, undefined],
  ['late on Saturday', 6, 1439, '24:00'],
  ['on Sunday', 7, 700, undefined],
])('%s', (_, day, minutes, closes) => expect(openUntil(hours, { day, minutes })).toBe(closes));
