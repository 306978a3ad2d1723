import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';

const instalmentSchema = z.object({
  position: z.number().int(),
  due_on: z.string(),
  amount: moneySchema,
  interest: moneySchema,
  paid_at: timeSchema.nullable(),
  is_overdue: z.boolean(),
});

export const staffLeaseSchema = z
  .object({
    /** Of the order's payment that the lease is. */
    number: z.string(),
    order_number: z.string(),
    buyer: z.string(),
    phone: z.string().nullable(),
    state: z.enum(['running', 'finished', 'closed']),
    months: z.number().int(),
    down_payment: moneySchema,
    financed: moneySchema,
    /** All instalments that are not paid. */
    outstanding: moneySchema,
    /** Those of them whose day has passed. */
    overdue: moneySchema,
    /** Days since the first of these; 0 when there is none. */
    overdue_days: z.number().int(),
    /** The first unpaid instalment. */
    next_due_on: z.string().nullable(),
    approved_at: timeSchema.nullable(),
    finished_at: timeSchema.nullable(),
    /** The day of the last reminder. */
    reminded_on: z.string().nullable(),
    reminders: z.number().int(),
    /** It is overdue and was not reminded today. */
    may_remind: z.boolean(),
  })
  .meta({ id: 'StaffLease' });
/** A lease as staff see it. */
export type StaffLease = z.infer<typeof staffLeaseSchema>;

export const staffLeaseDetailSchema = staffLeaseSchema
  .extend({
    instalments: z.array(instalmentSchema),
    payments: z.array(
      z.object({
        number: z.string(),
        /** 0 is the down payment. */
        position: z.number().int(),
        amount: moneySchema,
        state: z.string(),
        method: z.string(),
        paid_at: timeSchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'StaffLeaseDetail' });
export type StaffLeaseDetail = z.infer<typeof staffLeaseDetailSchema>;

export const listStaffLeasesSchemas = {
  query: pagingQuerySchema.extend({
    state: z.enum(['overdue', 'running', 'finished', 'all']).default('overdue'),
    /** Beginning of the order's number, of the phone number or of a name. */
    q: textSchema(60).optional(),
  }),
  answer: pagingSchema.extend({ leases: z.array(staffLeaseSchema) }).meta({ id: 'StaffLeases' }),
};

const params = z.object({ number: z.string().regex(/^P\d{6,12}$/) });

export const getStaffLeaseSchemas = {
  params,
  answer: staffLeaseDetailSchema,
  errors: ['LEASE_NOT_FOUND'] as const,
};

export const remindLeaseSchemas = {
  params,
  answer: staffLeaseDetailSchema,
  errors: ['LEASE_NOT_FOUND', 'LEASE_NOT_OVERDUE', 'LEASE_REMINDED'] as const,
};
