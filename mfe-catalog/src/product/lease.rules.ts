import { leaseTerms, money, type Money } from '@ortoo/contracts';

/** The longest duration: "from … a month" is its instalment. */
export const longestLease = Math.max(...leaseTerms.months);

/** One product on instalments. */
export interface Lease {
  downPayment: Money;
  financed: Money;
  monthly: Money;
  months: number;
}

/**
 * Instalments of a price, or undefined when unavailable. The down payment is its share of the price, and more when the
 * rest would exceed the maximum financed amount; the minimum applies to the whole order. Equal instalments (annuity):
 * financed × r ÷ (1 − (1 + r)⁻ⁿ), rounded up to whole tugrik.
 */
export const leaseOf = (price: Money, months = longestLease): Lease | undefined => {
  if (price < leaseTerms.productLimit) return undefined;
  const share = Math.ceil(price * leaseTerms.downPaymentShare);
  const financed = Math.min(price - share, leaseTerms.max);
  const rate = leaseTerms.interestPercent / 100;
  const monthly = Math.ceil((financed * rate) / (1 - (1 + rate) ** -months));
  return { downPayment: money(price - financed), financed: money(financed), monthly: money(monthly), months };
};
