import { limits } from './limits';

/** A promo code has exactly four digits; other codes need not. */
export const isPromoCode = (typed: string): boolean => typed.length === limits.promoCodeDigits && /^\d+$/.test(typed);
