import { leaseTerms, money, type Money } from '@ortoo/contracts';

/** How many months the instalment in "from … a month" is spread over. */
export const leaseMonths = 12;

/** One product on instalments. */
export interface Lease {
  downPayment: Money;
  financed: Money;
  monthly: Money;
  months: number;
}

/**
 * Instalments of a price, or undefined where they are not offered. The down payment is its share of the price, and more
 * where the rest would be above what may be financed; the lower bound is a matter of the whole order.
 * Equal instalments (annuity): financed × r ÷ (1 − (1 + r)⁻ⁿ), rounded up to whole tugrik.
 */
export const leaseOf = (price: Money, months = leaseMonths): Lease | undefined => {
  if (price < leaseTerms.productLimit) return undefined;
  const share = Math.ceil(price * leaseTerms.downPaymentShare);
  const financed = Math.min(price - share, leaseTerms.max);
  const rate = leaseTerms.interestPercent / 100;
  const monthly = Math.ceil((financed * rate) / (1 - (1 + rate) ** -months));
  return { downPayment: money(price - financed), financed: money(financed), monthly: money(monthly), months };
};
