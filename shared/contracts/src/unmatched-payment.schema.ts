import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';

/** Money that a provider has charged and that pays for no order. */
export const unmatchedPaymentSchema = z
  .object({
    id: z.number().int(),
    /** Of the payment, the recharge or the instalment that it was meant for. */
    number: z.string(),
    order_number: z.string().nullable(),
    provider: z.string(),
    invoice_id: z.string(),
    amount: moneySchema,
    currency: z.string(),
    reason: z.enum(['late', 'repeated', 'wrong_amount']),
    /** `pending`: the provider is to refund it; `manual`: a staff member has to. */
    state: z.enum(['pending', 'refunded', 'manual', 'returned']),
    created_at: timeSchema,
    settled_at: timeSchema.nullable(),
  })
  .meta({ id: 'UnmatchedPayment' });

export const unmatchedPaymentsSchema = pagingSchema
  .extend({ unmatched_payments: z.array(unmatchedPaymentSchema) })
  .meta({ id: 'UnmatchedPayments' });

export const unmatchedPaymentsQuerySchema = pagingQuerySchema.extend({
  /** `open`: not refunded yet. */
  state: z.enum(['open', 'all']).default('open'),
});

/** Differences between the providers' records and the shop's books. */
export const paymentDifferencesSchema = z
  .object({ differences: z.array(z.string()) })
  .meta({ id: 'PaymentDifferences' });
