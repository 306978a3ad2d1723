import { createRequestLimits } from './request-limits';

const counting = () => {
  const counts = new Map<string, number>();
  const add = (key: string) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { current: counts.get(key) ?? 0, ttl: 12_300 };
  };
  return { add };
};

/** The number of the first rejected request, and its retry time in seconds. */
const untilRejected = (check: () => number | undefined) => {
  for (let request = 1; request <= 10_000; request += 1) {
    const wait = check();
    if (wait !== undefined) return [request, wait];
  }
  return undefined;
};

it('rejects a visitor above the limit with the time to retry; others continue', () => {
  const check = createRequestLimits(counting());
  expect(untilRejected(() => check('carts', { ip: '192.0.2.1' }))).toEqual([61, 13]);
  expect(check('carts', { ip: '192.0.2.2' })).toBeUndefined();
  expect(check('search', { ip: '192.0.2.1' })).toBeUndefined();
});

it('counts a network of IPv6 as one visitor, and an address as the same in either notation', () => {
  const check = createRequestLimits(counting());
  let host = 0;
  expect(untilRejected(() => check('carts', { ip: `2001:db8::${(host += 1).toString(16)}` }))).toEqual([61, 13]);
  expect(check('carts', { ip: '2001:db8:0:1::1' })).toBeUndefined();
  untilRejected(() => check('carts', { ip: '192.0.2.1' }));
  expect(check('carts', { ip: '::ffff:192.0.2.1' })).toBe(13);
});

it('rejects all visitors above the common limit', () => {
  const check = createRequestLimits(counting());
  let visitor = 0;
  const next = () => check('carts', { ip: `10.0.${(visitor >> 8) & 255}.${(visitor += 1) & 255}` });
  expect(untilRejected(next)).toEqual([3001, 13]);
});

it('multiplies limits, or lifts them', () => {
  const twice = createRequestLimits(counting(), 2);
  expect(untilRejected(() => twice('carts', { ip: '192.0.2.1' }))).toEqual([121, 13]);
  const lifted = createRequestLimits(counting(), 0);
  expect(untilRejected(() => lifted('carts', { ip: '192.0.2.1' }))).toBeUndefined();
});
