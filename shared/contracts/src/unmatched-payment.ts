import type { z } from 'zod';
import type * as schema from './unmatched-payment.schema';

export type UnmatchedPayment = z.infer<typeof schema.unmatchedPaymentSchema>;
export type UnmatchedPayments = z.infer<typeof schema.unmatchedPaymentsSchema>;
export type PaymentDifferences = z.infer<typeof schema.paymentDifferencesSchema>;
