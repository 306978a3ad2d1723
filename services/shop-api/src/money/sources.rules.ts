import { type ErrorCode, proportion, shareOf } from '@ortoo/contracts';

/** The amounts of an order that sources can pay. */
export interface OrderSums {
  /** Lines, delivery and discounts. */
  total: number;
  lines: readonly { brand: string | null; amount: number }[];
}

/** Conditions under which a source pays for orders. */
export interface SourceTerms {
  /** The order total must exceed this. */
  min_order: number;
  /** Min amount to use. */
  min_amount: number;
  /** Payable share of the amount, 1 for all. */
  max_share: number;
  /** Brands that it pays for; null for everything. */
  brands: readonly string[] | null;
  /** Min amount of some brands in the order. */
  brand_minimums: Readonly<Record<string, number>>;
}

export interface RejectedSource {
  ok: false;
  code: ErrorCode;
  amounts?: Record<string, number>;
}
export type SourceLimit = { ok: true; min: number; max: number } | RejectedSource;

/** A source with the requested amount and its balance. */
export interface PayingSource {
  requested: number;
  balance: number;
  terms: SourceTerms;
  /** Why it is not usable any more. */
  lapsed?: ErrorCode | undefined;
}

const sumOf = (lines: OrderSums['lines']): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The lines it may pay for, and the brand's minimum that excludes others. */
const reachOf = ({ brands, brand_minimums }: SourceTerms, { lines }: OrderSums) => {
  const requested = lines.filter(({ brand }) => brands === null || (brand !== null && brands.includes(brand)));
  const short = (brand: string | null): boolean =>
    brand !== null && sumOf(requested.filter(line => line.brand === brand)) < (brand_minimums[brand] ?? 0);
  const below = requested.find(({ brand }) => short(brand))?.brand;
  return {
    eligible: sumOf(requested.filter(({ brand }) => !short(brand))),
    minimum: below == null ? undefined : brand_minimums[below],
  };
};

/** Min and max amount that a source may pay for an order with this amount due, or the reason against it. */
export const sourceLimit = (
  { terms, balance, lapsed }: Omit<PayingSource, 'requested'>,
  order: OrderSums,
  due: number,
): SourceLimit => {
  const min = terms.min_amount;
  if (lapsed) return { ok: false, code: lapsed };
  if (terms.min_order > 0 && order.total <= terms.min_order)
    return { ok: false, code: 'WALLET_ORDER_MIN', amounts: { min: terms.min_order } };
  const { eligible, minimum } = reachOf(terms, order);
  if (eligible === 0)
    return minimum === undefined
      ? { ok: false, code: 'WALLET_BRANDS' }
      : { ok: false, code: 'WALLET_BRAND_MIN', amounts: { min: minimum } };
  if (balance < min) return { ok: false, code: 'WALLET_SHORT', amounts: { min } };
  if (due === 0) return { ok: false, code: 'NOTHING_DUE' };
  const reach = proportion(order.total, eligible, sumOf(order.lines));
  const max = Math.min(balance, due, shareOf(reach, terms.max_share));
  return max < min ? { ok: false, code: 'WALLET_AMOUNT_MIN', amounts: { min } } : { ok: true, min, max };
};

/** The allowed amount for a requested one, or the maximum. */
export const amountWithin = (
  limit: SourceLimit,
  requested: number | undefined,
): { ok: true; value: number } | RejectedSource => {
  if (!limit.ok) return limit;
  const { min, max } = limit;
  if (requested === undefined) return { ok: true, value: max };
  if (requested > max) return { ok: false, code: 'WALLET_AMOUNT_MAX', amounts: { max } };
  return requested < min ? { ok: false, code: 'WALLET_AMOUNT_MIN', amounts: { min } } : { ok: true, value: requested };
};

export type AppliedSource<S> = S & { amount: number; rejected?: RejectedSource | undefined };

/** Amount of each source, one after the other, each within its terms, together no more than the order costs. */
export const applySources = <S extends PayingSource>(
  order: OrderSums,
  sources: readonly S[],
): { applied: AppliedSource<S>[]; due: number } => {
  let due = order.total;
  const applied = sources.map(source => {
    const limit = sourceLimit(source, order, due);
    const requested = limit.ok ? Math.min(source.requested, limit.max) : 0;
    const amount = limit.ok && requested >= limit.min ? requested : 0;
    due -= amount;
    return { ...source, amount, rejected: limit.ok ? undefined : limit };
  });
  return { applied, due };
};
