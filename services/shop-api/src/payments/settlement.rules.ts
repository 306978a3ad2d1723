import { currency, type PaymentFailure } from '@ortoo/contracts';
import type { PaymentReport } from '../providers/payment-provider';

interface Expected {
  amount: number;
  invoice_id: string | null;
}

export type PaymentStatus = 'paid' | 'open' | 'failed' | 'expired' | 'wrong-sum' | 'foreign';

/** Compares the provider's report with the request. Only the exact sum, in our currency, for our invoice pays. */
export const evaluate = (expected: Expected, report: PaymentReport): PaymentStatus => {
  if (report.invoiceId !== expected.invoice_id) return 'foreign';
  if (report.state !== 'paid') return report.state;
  return report.amount === expected.amount && report.currency === currency ? 'paid' : 'wrong-sum';
};

/** Reason why a payment failed; undefined while it may still succeed. */
export const failureOf = (status: PaymentStatus, report: PaymentReport): PaymentFailure | undefined => {
  if (status === 'expired') return 'expired';
  if (status === 'wrong-sum') return 'wrong_amount';
  return report.state === 'failed' && status === 'failed' ? (report.reason ?? 'declined') : undefined;
};
