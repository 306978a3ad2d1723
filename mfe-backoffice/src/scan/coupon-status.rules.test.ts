import { rejected, type CouponStatus } from './coupon-status.rules';

const failure = (code: string, status = 422) => ({ status, code, details: {} });

it.each<[string, CouponStatus['kind']]>([
  ['COUPON_EXPIRED', 'expired'],
  ['COUPON_CANCELLED', 'cancelled'],
  ['COUPON_NOT_FOUND', 'unknown'],
  ['UNAUTHORIZED', 'forbidden'],
  ['NETWORK', 'offline'],
  ['INTERNAL', 'failed'],
])('%s is %s, in red', (code, kind) => expect(rejected(failure(code))).toEqual({ kind, tone: 'bad' }));

it('includes when, where and by whom a used one was used', () => {
  const details = { used_at: '2026-11-21T04:00:00Z', used_by: 'Сараа', used_where: 'Тэрэлж', error: 'x' };
  expect(rejected({ status: 422, code: 'already_used', details })).toEqual({
    kind: 'used',
    tone: 'used',
    used: { used_at: '2026-11-21T04:00:00Z', used_by: 'Сараа', used_where: 'Тэрэлж' },
  });
});
