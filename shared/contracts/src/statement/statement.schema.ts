import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';
import { invoiceErrors, loginErrors } from '../error-groups';
import { statementLimits } from './statement-limits';

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
    /** Time when a staff member returned or credited it. */
    returned_at: timeSchema.nullable(),
    outcome: z.enum(['returned', 'credited']).nullable(),
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

/** Why a line of a statement's file was left out. */
export const statementFaultSchema = z.object({
  line: z.number().int(),
  fault: z.enum(['date', 'amount']),
});

export const importBankStatementSchemas = {
  /** Entries, or the text of a file of the bank. */
  body: z.union([importStatementSchema, z.object({ csv: z.string().max(statementLimits.file) })]).nullish(),
  answer: z.object({
    /** Entries that were not known before. */
    entered: z.number().int(),
    /** Payments that they completed. */
    matched: z.number().int(),
    known: z.number().int(),
    rejected: z.array(statementFaultSchema),
  }),
  errors: ['STATEMENT_FORMAT'] as const,
};
export type StatementImport = z.infer<typeof importBankStatementSchemas.answer>;

export const listStatementEntriesSchemas = {
  query: pagingQuerySchema.extend({
    /** `open`: entries that need a person's decision. */
    state: z.enum(['open', 'all']).default('open'),
    status: statementEntrySchema.shape.verdict.optional(),
    /** Days in the shop's zone, the last one included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    /** Part of the payer, the text or the account, or an amount. */
    q: textSchema(60).optional(),
  }),
  answer: pagingSchema.extend({ entries: z.array(statementEntrySchema) }).meta({ id: 'StatementEntries' }),
};

export const getStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  answer: statementEntrySchema,
};

/** An unpaid order that money on the account may be for. */
export const payableOrderSchema = z
  .object({
    number: z.string(),
    buyer: z.string(),
    phone: z.string().nullable(),
    placed_at: timeSchema,
    /** What has not been paid of it. */
    due: moneySchema,
    reasons: z.array(z.enum(['reference', 'number', 'phone', 'amount'])),
  })
  .meta({ id: 'PayableOrder' });
export type PayableOrder = z.infer<typeof payableOrderSchema>;

export const listPayableOrdersSchemas = {
  params: z.object({ id: idSchema }),
  /** Beginning of an order's number, in place of suggestions. */
  query: z.object({ q: textSchema(20).optional() }),
  answer: z.object({ orders: z.array(payableOrderSchema) }),
};

export const matchStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({
    /** The entry's amount, as its reader saw it. */
    amount: z.number().int().positive(),
    parts: z
      .array(z.object({ order_number: z.string().regex(/^R\d{6,12}$/), amount: z.number().int().positive() }))
      .min(1)
      .max(statementLimits.parts),
  }),
  answer: statementEntrySchema,
  errors: [...invoiceErrors, 'STATEMENT_ENTRY_SETTLED', 'MATCH_SUM', 'MATCH_AMOUNT'] as const,
};
export type StatementMatch = z.infer<typeof matchStatementEntrySchemas.body>;

export const creditStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  /** Phone number or email address of the account. */
  body: z.object({ login: textSchema(200).min(1), reason: textSchema(300).min(3) }),
  answer: statementEntrySchema,
  errors: [...loginErrors, 'STATEMENT_ENTRY_SETTLED', 'CUSTOMER_NOT_FOUND'] as const,
};

export const returnStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ reason: textSchema(300).min(3) }).nullish(),
  errors: ['STATEMENT_ENTRY_SETTLED'] as const,
};
