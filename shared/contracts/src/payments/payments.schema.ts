import { z } from 'zod';
import {
  idSchema,
  moneySchema,
  orderParamsSchema,
  orderToken,
  pagingQuerySchema,
  pagingSchema,
  textSchema,
  timeSchema,
} from '../common.schema';
import { invoiceErrors, loginErrors } from '../error-groups';
import { orderSchema } from '../orders/orders.schema';

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
    state: z.enum(['pending', 'refunded', 'manual', 'returned', 'credited', 'assigned']),
    /** Phone number or email address of the buyer's account. */
    login: z.string().nullable(),
    created_at: timeSchema,
    settled_at: timeSchema.nullable(),
  })
  .meta({ id: 'UnmatchedPayment' });
export type UnmatchedPayment = z.infer<typeof unmatchedPaymentSchema>;

export const paymentDifferenceSchema = z.object({
  /** Of the payment. */
  number: z.string(),
  provider: z.string(),
  /** What the provider says of it. */
  state: z.enum(['open', 'expired', 'failed', 'paid']),
  /** What the provider has taken. */
  taken: moneySchema,
  currency: z.string(),
  /** What it has taken by the shop's books. */
  expected: moneySchema,
});
/** Where a provider's record of a payment differs from the shop's books. */
export type PaymentDifference = z.infer<typeof paymentDifferenceSchema>;

/** Differences between the providers' records and the shop's books. */
export const paymentDifferencesSchema = z
  .object({ differences: z.array(paymentDifferenceSchema.extend({ order_number: z.string().nullable() })) })
  .meta({ id: 'PaymentDifferences' });

export const checkPaymentSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_METHOD_UNKNOWN'] as const,
};

export const createInvoiceSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  /** A stored card is charged immediately; for a new card the buyer may choose to store it. */
  body: z
    .object({ card_id: idSchema.optional(), save_card: z.boolean().default(false), ...orderToken })
    .nullish()
    .transform(body => body ?? { save_card: false, card_id: undefined }),
  answer: orderSchema,
  errors: [...invoiceErrors, 'CARD_NOT_FOUND', 'LEASE_BARRIER', 'LEASE_MIN'] as const,
};
/** Body of POST /orders/{number}/payments/{id}/invoice. */
export type OpenInvoice = z.input<typeof createInvoiceSchemas.body>;

export const listPaymentDifferencesSchemas = { answer: paymentDifferencesSchema };

export const listUnmatchedPaymentsSchemas = {
  query: pagingQuerySchema.extend({
    /** `open`: not refunded yet. */
    state: z.enum(['open', 'all']).default('open'),
    reason: unmatchedPaymentSchema.shape.reason.optional(),
    /** Beginning of the payment's or the order's number. */
    q: textSchema(40).optional(),
  }),
  answer: pagingSchema
    .extend({ unmatched_payments: z.array(unmatchedPaymentSchema) })
    .meta({ id: 'UnmatchedPayments' }),
};
export type UnmatchedPayments = z.infer<typeof listUnmatchedPaymentsSchemas.answer>;

export const payInAppSchemas = {
  params: orderParamsSchema,
  /** Data passed by the app that embeds the shop. */
  body: z.object({ custtkn: z.string().min(1).max(500), txntkn: z.string().min(1).max(500), ...orderToken }),
  answer: orderSchema,
  errors: [...invoiceErrors, 'PAYMENT_REQUIRED', 'APP_TOKENS'] as const,
};
/** Body of PUT /checkouts/{order}/most_in_app. */
export type MostInApp = z.input<typeof payInAppSchemas.body>;

export const assignUnmatchedPaymentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ order_number: z.string().regex(/^R\d{6,12}$/) }),
  errors: [...invoiceErrors, 'STATEMENT_ENTRY_SETTLED', 'MATCH_AMOUNT'] as const,
};

export const creditUnmatchedPaymentSchemas = {
  params: z.object({ id: idSchema }),
  /** Phone number or email address of the account. */
  body: z.object({ login: textSchema(200).min(1), reason: textSchema(300).min(3) }),
  errors: [...loginErrors, 'STATEMENT_ENTRY_SETTLED', 'CUSTOMER_NOT_FOUND'] as const,
};

export const returnUnmatchedPaymentSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ reason: textSchema(300).min(3) }).nullish(),
  errors: ['STATEMENT_ENTRY_SETTLED'] as const,
};
