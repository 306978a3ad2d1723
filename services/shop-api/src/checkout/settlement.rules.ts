import { currency } from '@ortoo/contracts';
import type { PaymentReport } from '../providers/payment-provider';

interface Expected {
  amount: number;
  invoice_id: string | null;
}

export type Verdict = 'paid' | 'open' | 'failed' | 'expired' | 'mismatch';

/** Compares what the provider reports with what we asked for. Only the exact sum, in our currency, for our invoice pays. */
export const judge = (expected: Expected, report: PaymentReport): Verdict => {
  if (report.invoiceId !== expected.invoice_id) return 'mismatch';
  if (report.state !== 'paid') return report.state;
  return report.amount === expected.amount && report.currency === currency ? 'paid' : 'mismatch';
};
