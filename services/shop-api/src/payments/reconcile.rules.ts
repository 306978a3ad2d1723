import { currency } from '@ortoo/contracts';
import type { PaymentReport } from '../providers/payment-provider';
import type { PaymentRecord } from './records.tables';

const describe = (report: PaymentReport): string =>
  report.state === 'paid' ? `${report.amount} ${report.currency}` : `nothing (${report.state})`;

/** What the provider should have of a payment, as our books see it; undefined while that may be either. */
const expectedOf = (record: PaymentRecord): number | undefined => {
  if (record.state === 'completed')
    return record.refund === 'pending' ? undefined : record.refund === 'done' ? 0 : record.amount;
  // What a person has paid back by hand the provider still has.
  if (record.unmatched === 'manual' || record.unmatched === 'returned') return record.unmatched_amount ?? 0;
  return record.unmatched === 'pending' ? undefined : 0;
};

/** How a provider's record of a payment differs from ours; undefined when it does not. */
export const differenceOf = (record: PaymentRecord, report: PaymentReport): string | undefined => {
  const expected = expectedOf(record);
  if (expected === undefined) return undefined;
  const taken = report.state === 'paid' ? Math.round(report.amount) : 0;
  const isForeign = report.state === 'paid' && report.currency !== currency && record.unmatched === null;
  if (taken === expected && !isForeign) return undefined;
  return `${record.number}: ${record.provider} has taken ${describe(report)}, our books say ${expected} ${currency}`;
};
