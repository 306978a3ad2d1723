import { retryRefundAfter } from './unmatched.rules';

it.each([
  [1, undefined, 30_000],
  [2, 503, 60_000],
  [11, undefined, 6 * 3_600_000],
  [12, undefined, undefined],
  [1, 422, undefined],
  [1, 429, 30_000],
])('after %s tries, the last answered with %s: %s', (tries, status, delay) => {
  expect(retryRefundAfter(tries, status)).toBe(delay);
});
