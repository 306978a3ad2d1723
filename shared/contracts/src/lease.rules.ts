import { leaseTerms } from './limits';

/** Terms of a lease, in whole tugrik. */
export interface LeaseOffer {
  months: number;
  downPayment: number;
  /** The down payment is above its share because no more than the maximum is lent. */
  isLimited: boolean;
  financed: number;
  monthly: number;
  last: number;
}

/** One monthly payment. */
export interface Instalment {
  /** From 1. */
  position: number;
  amount: number;
  principal: number;
  interest: number;
}

type LeaseOutcome =
  | { ok: true; value: LeaseOffer }
  | { ok: false; code: 'LEASE_MONTHS' | 'LEASE_BARRIER' | 'LEASE_MIN' };

const rate = leaseTerms.interestPercent / 100;
/** Far below a tugrik, far above floating point errors. */
const grain = 1e-6;
const roundUp = (amount: number): number => Math.ceil(amount - grain);
const roundDown = (amount: number): number => Math.floor(amount + grain);

/** At least the share of the total, plus everything above the financing limit. */
const downPaymentFor = (total: number): Pick<LeaseOffer, 'downPayment' | 'isLimited'> => {
  const [share, excess] = [roundUp(total * leaseTerms.downPaymentShare), total - leaseTerms.max];
  return { downPayment: Math.max(share, excess), isLimited: excess > share };
};

/**
 * The payment of an ordinary annuity, P·i / (1 − (1 + i)^−n): the sum of n payments at the end of each month,
 * discounted at the rate i, is the principal P (R. Brealey, S. Myers, F. Allen: Principles of Corporate Finance,
 * chapter 2, “How to value annuities”). Rounded up to whole tugrik.
 */
export const annuity = (principal: number, months: number): number =>
  roundUp((principal * rate) / (1 - (1 + rate) ** -months));

/** Instalments month by month, with interest rounded down. The last one settles the rounding. */
export const scheduleFor = (principal: number, months: number): Instalment[] => {
  const monthly = annuity(principal, months);
  let owed = principal;
  return Array.from({ length: months }, (_, index) => {
    const interest = roundDown(owed * rate);
    const isLast = index === months - 1;
    const part = isLast ? owed : monthly - interest;
    owed -= part;
    return { position: index + 1, amount: part + interest, principal: part, interest };
  });
};

/** Terms of a total for this number of instalments, or why it is not offered. */
export const leaseOffer = (total: number, months: number): LeaseOutcome => {
  if (!(leaseTerms.months as readonly number[]).includes(months)) return { ok: false, code: 'LEASE_MONTHS' };
  if (total < leaseTerms.barrier) return { ok: false, code: 'LEASE_BARRIER' };
  const { downPayment, isLimited } = downPaymentFor(total);
  const financed = total - downPayment;
  if (financed < leaseTerms.min) return { ok: false, code: 'LEASE_MIN' };
  const schedule = scheduleFor(financed, months);
  const [monthly, last] = [schedule[0]?.amount ?? 0, schedule.at(-1)?.amount ?? 0];
  return { ok: true, value: { months, downPayment, isLimited, financed, monthly, last } };
};
