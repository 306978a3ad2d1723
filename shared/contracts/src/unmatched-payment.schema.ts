import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';

/** Money that a provider has taken and that pays for nothing. */
export const unmatchedPaymentSchema = z
  .object({
    id: z.number().int(),
    /** Of the payment, the recharge or the instalment that it came for. */
    number: z.string(),
    order_number: z.string().nullable(),
    provider: z.string(),
    invoice_id: z.string(),
    amount: moneySchema,
    currency: z.string(),
    reason: z.enum(['late', 'repeated', 'wrong_amount']),
    /** `pending`: the provider is asked to pay it back; `manual`: a member of staff has to. */
    state: z.enum(['pending', 'refunded', 'manual', 'returned']),
    created_at: timeSchema,
    settled_at: timeSchema.nullable(),
  })
  .meta({ id: 'UnmatchedPayment' });

export const unmatchedPaymentsSchema = pagingSchema
  .extend({ unmatched_payments: z.array(unmatchedPaymentSchema) })
  .meta({ id: 'UnmatchedPayments' });

export const unmatchedPaymentsQuerySchema = pagingQuerySchema.extend({
  /** `open`: what has not gone back yet. */
  state: z.enum(['open', 'all']).default('open'),
});

/** What providers say otherwise than our books. */
export const paymentDifferencesSchema = z
  .object({ differences: z.array(z.string()) })
  .meta({ id: 'PaymentDifferences' });
