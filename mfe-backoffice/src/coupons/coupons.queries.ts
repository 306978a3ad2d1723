import { getStaffCoupon, listCouponScans, listStaffCoupons } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';
import { keepPreviousData } from '@tanstack/react-query';
import { staffCouponsKey } from '../parts/coupon.mutations';
import type { ListControl } from '../parts/use-list';
import type { couponList } from './coupons.list';

/** Coupons and tickets that the shop has issued. */
export const staffCouponsQuery = (query: ListControl<typeof couponList>['query']) =>
  endpointQuery([...staffCouponsKey, query], listStaffCoupons, { query }, { placeholderData: keepPreviousData });

/** @param id of the coupon, or its number */
export const staffCouponQuery = (id: string) =>
  endpointQuery([...staffCouponsKey, 'one', id], getStaffCoupon, { params: { id } });

/** Attempts to use a coupon, the last first. */
export const couponScansQuery = (id: string) =>
  endpointQuery([...staffCouponsKey, 'scans', id], listCouponScans, { params: { id } });
