import type { z } from 'zod';
import { limits } from './limits';
import type * as schema from './promotion.schema';

/** Body of PUT /orders/{number}/apply_coupon_code. */
export type ApplyCouponCode = z.input<typeof schema.applyCouponCodeSchema>;
export type CouponResult = z.infer<typeof schema.couponResultSchema>;

/** A promo code has exactly four digits; other codes need not. */
export const isPromoCode = (typed: string): boolean => typed.length === limits.promoCodeDigits && /^\d+$/.test(typed);
