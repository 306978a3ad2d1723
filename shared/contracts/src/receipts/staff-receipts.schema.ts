import { z } from 'zod';
import { moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';
import { receiptSchema } from './receipts.schema';

export const staffReceiptSchema = receiptSchema
  .pick({ state: true, kind: true, organization_name: true, registry_number: true, ddtd: true, vat: true })
  .extend({
    order_number: z.string(),
    buyer: z.string(),
    /** What the order cost. */
    total: moneySchema,
    tries: z.number().int(),
    /** What the tax office answered to the last try. */
    fault: z.string().nullable(),
    next_try_at: timeSchema,
    issued_at: timeSchema.nullable(),
    created_at: timeSchema,
  })
  .meta({ id: 'StaffReceipt' });
/** A receipt as staff see it. */
export type StaffReceipt = z.infer<typeof staffReceiptSchema>;

export const listStaffReceiptsSchemas = {
  query: pagingQuerySchema.extend({
    /** `failed`: the office has not accepted it at least once; `waiting`: it was not sent yet. */
    state: z.enum(['failed', 'waiting', 'issued', 'cancelled', 'all']).default('failed'),
    /** Beginning of the order's number, or of the receipt's. */
    q: textSchema(40).optional(),
  }),
  answer: pagingSchema.extend({ receipts: z.array(staffReceiptSchema) }).meta({ id: 'StaffReceipts' }),
};

export const retryReceiptSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  answer: staffReceiptSchema,
  errors: ['ORDER_NOT_FOUND', 'RECEIPT_ISSUED'] as const,
};
