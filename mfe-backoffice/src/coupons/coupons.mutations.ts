import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type StaffCoupon, type UseCoupon, staffPaths } from '@ortoo/contracts';
import { apiOf, type ApiError } from '@ortoo/http';
import { staffCouponsKey } from './coupons.queries';

/** One attempt; tried again with the same key it has no second effect and gets the first answer. */
export interface Attempt {
  scanned: string;
  where: string;
  key: string;
}

/** A key that no other attempt has. Works on plain http too, where `randomUUID` does not exist. */
export const attemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');

/** Marks a coupon as used. */
export const markUsedMutation = (client: QueryClient) =>
  mutationOptions<StaffCoupon, ApiError, Attempt>({
    mutationFn: ({ scanned, where, key }) => {
      const body: UseCoupon = where ? { where } : {};
      return apiOf(client).shop.put<StaffCoupon>(staffPaths.couponUse(scanned), body, { idempotencyKey: key });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: staffCouponsKey }),
  });
