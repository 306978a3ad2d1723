import { z } from 'zod';
import { idSchema, moneySchema, timeSchema } from './common.schema';
import { leaseTerms } from './limits';
import { invoiceSchema } from './order.schema';

const months = z.coerce
  .number()
  .int()
  .refine(value => (leaseTerms.months as readonly number[]).includes(value));

const terms = {
  months: z.number().int(),
  /** Due first, in full. */
  down_payment: moneySchema,
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

export const leaseQuoteQuerySchema = z.object({ amount: z.coerce.number().int().min(0).max(1_000_000_000) });

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

export const changeLeaseSchema = z.object({ months, order_token: z.string().max(100).optional() });

export const payLeaseSchema = z.object({
  payment_method_id: idSchema,
  card_id: idSchema.optional(),
  order_token: z.string().max(100).optional(),
});

export const applyForLeaseSchema = z.object({
  /** Where the lender contacts the buyer; the account's phone when absent. */
  phone: z.string().trim().max(24).optional(),
  order_token: z.string().max(100).optional(),
});

export const checkLendQuerySchema = z.object({
  payment: idSchema.optional(),
  order_token: z.string().max(100).optional(),
});

export const checkLendSchema = z.object({
  state: leaseSchema.shape.state,
  down_payment: moneySchema,
  paid: moneySchema,
  missing: moneySchema,
  /** The down payment is complete and no application exists yet. */
  may_apply: z.boolean(),
});
