import { z } from 'zod';
import {
  idSchema,
  moneySchema,
  orderParamsSchema,
  orderToken,
  orderTokenQuerySchema,
  timeSchema,
} from '../common.schema';
import { leaseTerms } from '../limits';
import { invoiceSchema } from '../orders/orders.schema';

const months = z.coerce
  .number()
  .int()
  .refine(value => (leaseTerms.months as readonly number[]).includes(value));

const terms = {
  months: z.number().int(),
  /** Due first, in full. */
  down_payment: moneySchema,
  /** Why the down payment is above its usual share, in the reader's language. */
  notice: z.string().nullish(),
  financed: moneySchema,
  /** Percent per month. */
  interest: z.number(),
  /** Every month but the last, which settles the rounding difference. */
  monthly: moneySchema,
  last: moneySchema,
  /** Down payment and all instalments. */
  total_cost: moneySchema,
};

export const leaseQuoteSchema = z.object({
  total: moneySchema,
  quotes: z.array(z.object(terms)),
  /** Reason why none is offered, in the reader's language. */
  reason: z.string().nullable(),
});
/** Cost of instalments by number of months. */
export type LeaseQuote = z.infer<typeof leaseQuoteSchema>;

export const leasePaymentSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  /** 0 for the down payment, else the instalment. */
  position: z.number().int(),
  amount: moneySchema,
  state: z.enum(['pending', 'completed', 'failed', 'void', 'refund_due', 'refunded']),
  payment_method_name: z.string(),
  invoice: invoiceSchema.nullable(),
});
export type LeasePayment = z.infer<typeof leasePaymentSchema>;

export const leaseSchema = z
  .object({
    state: z.enum(['down_payment', 'ready', 'applying', 'refused', 'running', 'finished', 'closed']),
    ...terms,
    total: moneySchema,
    expires_at: timeSchema,
    approved_at: timeSchema.nullable(),
    finished_at: timeSchema.nullable(),
    schedule: z.array(
      z.object({
        position: z.number().int(),
        due_on: z.iso.date(),
        amount: moneySchema,
        principal: moneySchema,
        interest: moneySchema,
        paid_at: timeSchema.nullable(),
      }),
    ),
    /** Amount still owed. */
    outstanding: moneySchema,
    payments: z.array(leasePaymentSchema),
  })
  .meta({ id: 'Lease' });
/** An order's payment by instalments. */
export type Lease = z.infer<typeof leaseSchema>;

export const applyForLeaseSchemas = {
  params: orderParamsSchema,
  body: z.object({
    /** Where the lender contacts the buyer; the account's phone when absent. */
    phone: z.string().trim().max(24).optional(),
    ...orderToken,
  }),
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_DOWN_PAYMENT',
    'LEASE_PHONE',
    'LEASE_STARTED',
    'PAYMENT_METHOD_UNKNOWN',
  ] as const,
};

export const checkLeasePaymentSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  answer: leaseSchema,
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_METHOD_UNKNOWN'] as const,
};

export const checkLendSchemas = {
  params: orderParamsSchema,
  query: z.object({ payment: idSchema.optional(), ...orderToken }),
  answer: z.object({
    state: leaseSchema.shape.state,
    down_payment: moneySchema,
    paid: moneySchema,
    missing: moneySchema,
    /** The down payment is complete and no application exists yet. */
    may_apply: z.boolean(),
  }),
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND', 'PAYMENT_NOT_FOUND'] as const,
};
/** Response of GET /orders/{number}/check_lend. */
export type CheckLend = z.infer<typeof checkLendSchemas.answer>;

export const chooseLeaseSchemas = {
  params: orderParamsSchema,
  body: z.object({ months, ...orderToken }),
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_MONTHS',
    'LEASE_BARRIER',
    'LEASE_MIN',
    'LEASE_STARTED',
  ] as const,
};

export const createLeasePaymentSchemas = {
  params: orderParamsSchema,
  body: z.object({ payment_method_id: idSchema, card_id: idSchema.optional(), ...orderToken }),
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_METHOD',
    'LEASE_NOT_DUE',
    'PAYMENT_METHOD_UNKNOWN',
    'CARD_NOT_FOUND',
  ] as const,
};
/** Body of POST /orders/{number}/lease/payments. */
export type PayLease = z.input<typeof createLeasePaymentSchemas.body>;

export const getLeaseQuoteSchemas = {
  query: z.object({ amount: z.coerce.number().int().min(0).max(1_000_000_000) }),
  answer: leaseQuoteSchema,
};

export const getLeaseSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: leaseSchema,
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND'] as const,
};

export const getOrderLeaseQuoteSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: leaseQuoteSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
