import type { StaffCoupon } from '@ortoo/contracts';
import { redeemCoupon } from '@ortoo/contracts/endpoints';
import { apiOf, call, type ApiError } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';

/** Common key prefix of coupons, to invalidate all of them. */
export const staffCouponsKey = ['back-office', 'coupons'] as const;

/** One attempt; a retry with the same key has no second effect and gets the first response. */
export interface Attempt {
  scanned: string;
  where: string;
  key: string;
}

/** A unique key. Also works on plain http, where `randomUUID` does not exist. */
export const attemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), part => part.toString(36)).join('-');

/** Marks a coupon as used. */
export const markUsedMutation = mutationOptions<StaffCoupon, ApiError, Attempt>({
  mutationFn: ({ scanned, where, key }, { client }) =>
    call(apiOf(client), redeemCoupon, {
      params: { id: scanned.trim() },
      body: where ? { where } : {},
      idempotencyKey: key,
    }),
  onSettled: (_coupon, _error, _attempt, _before, { client }) =>
    void client.invalidateQueries({ queryKey: staffCouponsKey }),
});
