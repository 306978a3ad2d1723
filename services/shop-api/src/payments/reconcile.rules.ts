import { currency } from '@ortoo/contracts';
import type { PaymentReport } from '../providers/payment-provider';
import type { PaymentRecord } from './records.tables';

/** Where a provider's record of a payment differs from our books. */
export interface Difference {
  number: string;
  provider: string;
  /** What the provider says. */
  state: PaymentReport['state'];
  /** What it has taken. */
  taken: number;
  currency: string;
  /** What it has taken by our books, in tugrik. */
  expected: number;
}

/** For the logs. */
export const describeDifference = ({ number, provider, state, taken, expected, ...its }: Difference): string => {
  const amount = state === 'paid' ? `${taken} ${its.currency}` : `nothing (${state})`;
  return `${number}: ${provider} has taken ${amount}, our books say ${expected} ${currency}`;
};

/** Expected state of a payment at the provider, according to our books; undefined while both states are valid. */
const expectedOf = (record: PaymentRecord): number | undefined => {
  if (record.state === 'completed')
    return record.refund === 'pending' ? undefined : record.refund === 'done' ? 0 : record.amount;
  if (record.unmatched === null || record.unmatched === 'refunded') return 0;
  // What staff have settled by hand is still at the provider.
  return record.unmatched === 'pending' ? undefined : (record.unmatched_amount ?? 0);
};

/** The difference between a provider's record of a payment and ours; undefined when there is none. */
export const differenceOf = (record: PaymentRecord, report: PaymentReport): Difference | undefined => {
  const expected = expectedOf(record);
  if (expected === undefined) return undefined;
  const taken = report.state === 'paid' ? Math.round(report.amount) : 0;
  const isForeign = report.state === 'paid' && report.currency !== currency && record.unmatched === null;
  if (taken === expected && !isForeign) return undefined;
  const { number, provider } = record;
  const its = report.state === 'paid' ? report.currency : currency;
  return { number, provider, state: report.state, taken, currency: its, expected };
};
