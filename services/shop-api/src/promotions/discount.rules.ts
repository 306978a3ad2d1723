import { type ErrorCode, isPromoCode, shareOf } from '@ortoo/contracts';

/** A promotion as configured; either a percentage or an amount. */
export interface PromotionTerms {
  percent: number | null;
  amount: number | null;
  max_amount: number | null;
  min_order: number;
  brands: readonly string[] | null;
  /** Slugs. */
  products: readonly string[] | null;
  combinable: boolean;
  usage_limit: number | null;
  per_user: number | null;
  /** Owner; null for everyone. */
  user_id: number | null;
  used: number;
  starts_at: Date | null;
  expires_at: Date | null;
  active: boolean;
}

export interface DiscountedLine {
  brand: string | null;
  slug: string;
  amount: number;
}

/** The user of the code, with the number of earlier uses. */
export interface Claimant {
  userId: number | null;
  uses: number;
}

export interface RejectedCode {
  ok: false;
  code: ErrorCode;
  amounts?: Record<string, number>;
}
export type Discount = { ok: true; value: number } | RejectedCode;

const sumOf = (lines: readonly DiscountedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** Why a user may not use it, whatever the cart. A code of another user or before its start does not exist. */
const errorOf = (terms: PromotionTerms, { userId, uses }: Claimant, now: Date): ErrorCode | undefined => {
  const begun = terms.active && (terms.starts_at === null || terms.starts_at <= now);
  if (!begun || (terms.user_id !== null && terms.user_id !== userId)) return 'COUPON_CODE_NOT_FOUND';
  if (terms.expires_at !== null && terms.expires_at <= now) return 'COUPON_CODE_EXPIRED';
  if (terms.usage_limit !== null && terms.used >= terms.usage_limit) return 'COUPON_USED_UP';
  if (terms.per_user === null) return undefined;
  if (userId === null) return 'LOGIN_REQUIRED';
  return uses >= terms.per_user ? 'COUPON_USED_UP' : undefined;
};

/** Discount of a promotion on these lines, at most the amount left. */
export const discountFor = (
  terms: PromotionTerms,
  lines: readonly DiscountedLine[],
  claimant: Claimant,
  now: Date,
  left = sumOf(lines),
): Discount => {
  const rejected = errorOf(terms, claimant, now);
  if (rejected) return { ok: false, code: rejected };
  const eligible = sumOf(
    lines.filter(
      ({ brand, slug }) =>
        (terms.brands === null || (brand !== null && terms.brands.includes(brand))) &&
        (terms.products === null || terms.products.includes(slug)),
    ),
  );
  if (eligible === 0) return { ok: false, code: 'COUPON_NOT_ELIGIBLE' };
  if (sumOf(lines) < terms.min_order) return { ok: false, code: 'COUPON_ORDER_MIN', amounts: { min: terms.min_order } };
  const full = terms.percent === null ? (terms.amount ?? 0) : shareOf(eligible, terms.percent);
  const value = Math.min(full, eligible, terms.max_amount ?? full, left);
  return value > 0 ? { ok: true, value } : { ok: false, code: 'COUPON_NOT_ELIGIBLE' };
};

/** The exclusive codes that the new one replaces; or the error that a better one is there already. */
export const rivalsOf = <P extends { terms: PromotionTerms; amount: number }>(
  applied: readonly P[],
  candidate: { combinable: boolean; value: number },
): { ok: true; value: P[] } | RejectedCode => {
  if (candidate.combinable) return { ok: true, value: [] };
  const rivals = applied.filter(({ terms }) => !terms.combinable);
  const best = Math.max(0, ...rivals.map(({ amount }) => amount));
  return best >= candidate.value && rivals.length > 0
    ? { ok: false, code: 'COUPON_BETTER_EXISTS' }
    : { ok: true, value: rivals };
};

/** Whether the input has the format of such a code: promo codes are four digits. */
export const isWellFormed = (code: string, kind: 'coupon' | 'promo' | undefined): boolean =>
  kind === 'promo' || (kind === undefined && /^\d+$/.test(code)) ? isPromoCode(code) : true;
