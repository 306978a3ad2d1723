import type { StaffCoupon } from '@ortoo/contracts';
import { listStaffCoupons } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';

/** Filter of the list. */
export interface CouponFilter {
  q: string;
  state: StaffCoupon['state'] | '';
  page: number;
}

/** Common key prefix of the list, to invalidate all of it. */
export const staffCouponsKey = ['back-office', 'coupons'] as const;

/** Every coupon and ticket the shop has issued, newest first. */
export const staffCouponsQuery = ({ q, state, page }: CouponFilter) =>
  endpointQuery(
    [...staffCouponsKey, { q, state, page }],
    listStaffCoupons,
    { query: { page, per_page: 20, q: q || undefined, state: state || undefined } },
    { placeholderData: keepPreviousData },
  );
