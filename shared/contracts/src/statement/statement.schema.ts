import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, timeSchema } from '../common.schema';

/** An incoming amount on the shop's bank account, and its match. */
export const statementEntrySchema = z
  .object({
    id: z.number().int(),
    bank_id: z.string(),
    booked_at: timeSchema,
    amount: moneySchema,
    currency: z.string(),
    payer: z.string(),
    payer_iban: z.string().nullable(),
    remittance: z.string(),
    reference: z.string().nullable(),
    verdict: z.enum(['exact', 'too_little', 'too_much', 'unknown_reference', 'repeated', 'late', 'foreign', 'refund']),
    /** Expected amount of the reference, and its order. */
    expected: moneySchema.nullable(),
    order_number: z.string().nullable(),
    /** Time when a staff member returned it. */
    returned_at: timeSchema.nullable(),
  })
  .meta({ id: 'StatementEntry' });
export type BankEntry = z.infer<typeof statementEntrySchema>;

/** A bank statement as a file. */
export const importStatementSchema = z.object({
  entries: z
    .array(
      z.object({
        id: z.string().min(1).max(80),
        booked_at: timeSchema,
        amount: z.coerce.number().int(),
        currency: z.string().regex(/^[A-Z]{3}$/),
        payer: z.string().max(200).default(''),
        payer_iban: z.string().max(34).nullish(),
        remittance: z.string().max(500).default(''),
      }),
    )
    .max(1000),
});

export const importBankStatementSchemas = {
  body: importStatementSchema.nullish(),
  answer: z.object({ matched: z.number().int() }),
};

export const listStatementEntriesSchemas = {
  query: pagingQuerySchema.extend({
    /** `open`: entries that need a person's decision. */
    state: z.enum(['open', 'all']).default('open'),
  }),
  answer: pagingSchema.extend({ entries: z.array(statementEntrySchema) }).meta({ id: 'StatementEntries' }),
};

export const returnStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  errors: ['STATEMENT_ENTRY_SETTLED'] as const,
};
