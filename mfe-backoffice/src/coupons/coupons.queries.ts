import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type StaffCoupon, type StaffCoupons, staffPaths } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** What the list is narrowed to. */
export interface CouponFilter {
  q: string;
  state: StaffCoupon['state'] | '';
  page: number;
}

/** First part of every key of the list, to make all of them stale at once. */
export const staffCouponsKey = ['back-office', 'coupons'] as const;

/** Every coupon and ticket the shop has issued, newest first. */
export const staffCouponsQuery = ({ q, state, page }: CouponFilter) =>
  queryOptions({
    queryKey: [...staffCouponsKey, { q, state, page }],
    queryFn: ({ client, signal }) =>
      apiOf(client).shop.get<StaffCoupons>(staffPaths.coupons, {
        params: { page, per_page: 20, q: q || undefined, state: state || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
