import type { AlreadyUsedBody, ErrorCode, StaffCoupon } from '@ortoo/contracts';

/** Result of a check at the entrance. Orange is only for used coupons: they are not the guest's mistake. */
export type CouponStatus =
  | { kind: 'granted'; tone: 'good'; coupon: StaffCoupon }
  | { kind: 'used'; tone: 'used'; used: Pick<AlreadyUsedBody, 'used_at' | 'used_by' | 'used_where'> }
  | { kind: 'expired' | 'cancelled' | 'unknown' | 'forbidden' | 'offline' | 'failed'; tone: 'bad' };

/** Fields of a failed call that matter here. */
export interface Failure {
  status: number;
  code: string;
  details: Readonly<Record<string, unknown>>;
}

const kinds: Partial<Record<ErrorCode | 'NETWORK', Exclude<CouponStatus['kind'], 'granted' | 'used'>>> = {
  COUPON_EXPIRED: 'expired',
  COUPON_CANCELLED: 'cancelled',
  COUPON_NOT_FOUND: 'unknown',
  INVALID: 'unknown',
  UNAUTHORIZED: 'forbidden',
  FORBIDDEN: 'forbidden',
  NETWORK: 'offline',
};

export const granted = (coupon: StaffCoupon): CouponStatus => ({ kind: 'granted', tone: 'good', coupon });

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export const rejected = ({ code, details }: Failure): CouponStatus => {
  if (code === 'already_used') {
    const used_where = text(details['used_where']) || null;
    return {
      kind: 'used',
      tone: 'used',
      used: { used_at: text(details['used_at']), used_by: text(details['used_by']), used_where },
    };
  }
  return { kind: kinds[code as ErrorCode] ?? 'failed', tone: 'bad' };
};
