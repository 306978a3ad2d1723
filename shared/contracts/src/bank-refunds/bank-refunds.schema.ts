import { z } from 'zod';
import { idParamsSchema, moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';

export const bankRefundSchema = z
  .object({
    id: z.number().int(),
    order_number: z.string(),
    /** Of the return that it is for. */
    return_number: z.string().nullable(),
    buyer: z.string(),
    phone: z.string().nullable(),
    /** Null when the buyer has to be asked for it. */
    account: z.object({ name: z.string(), iban: z.string() }).nullable(),
    /** What is transferred. */
    amount: moneySchema,
    reason: z.string().nullable(),
    created_at: timeSchema,
    /** When a member of staff said that it was transferred; null while it waits. */
    paid_at: timeSchema.nullable(),
  })
  .meta({ id: 'BankRefund' });
/** A refund, or the part of one, that somebody transfers to the buyer's bank account. */
export type BankRefund = z.infer<typeof bankRefundSchema>;

export const listBankRefundsSchemas = {
  query: pagingQuerySchema.extend({
    state: z.enum(['open', 'all']).default('open'),
    /** Beginning of the number of an order or a return, or of the account holder's name. */
    q: textSchema(60).optional(),
  }),
  answer: pagingSchema.extend({ bank_refunds: z.array(bankRefundSchema) }).meta({ id: 'BankRefunds' }),
};

export const payBankRefundSchemas = {
  params: idParamsSchema,
  answer: bankRefundSchema,
  errors: ['STATE_TRANSITION', 'RETURN_NOT_FOUND'] as const,
};
