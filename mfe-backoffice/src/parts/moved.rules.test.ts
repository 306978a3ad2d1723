import { moved } from './moved.rules';

it.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moves the entry at %s by %s', (from, by, result) =>
  expect(moved(['a', 'b', 'c'], from, by)).toEqual(result),
);
