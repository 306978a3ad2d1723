import { z } from 'zod';
import { moneySchema, timeSchema } from './common.schema';

export const receiptStateSchema = z.enum(['awaiting', 'issuing', 'issued', 'cancelled']);

export const receiptSchema = z
  .object({
    /** Nothing is issued before the order is paid. */
    state: receiptStateSchema,
    kind: z.enum(['citizen', 'organization']),
    /** Login of the citizen at the tax office: eight digits. */
    consumer_number: z.string().nullable(),
    registry_number: z.string().nullable(),
    organization_name: z.string().nullable(),
    /** The receipt's number at the tax office: 33 digits. */
    ddtd: z.string().nullable(),
    /** Lottery number for citizens. */
    lottery: z.string().nullable(),
    /** Content of the receipt's QR code. */
    qr_data: z.string().nullable(),
    total: moneySchema.nullable(),
    /** Exact, in hundredths: `90.91`. */
    vat: z.string().nullable(),
    issued_at: timeSchema.nullable(),
    pdf_url: z.string().nullable(),
  })
  .meta({ id: 'Receipt' });

export const receiptSummarySchema = receiptSchema.pick({ state: true, kind: true, ddtd: true, pdf_url: true });

export const chooseReceiptSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('citizen'),
    consumer_number: z.string().trim().max(20).optional(),
    order_token: z.string().max(100).optional(),
  }),
  z.object({
    kind: z.literal('organization'),
    registry_number: z.string().trim().min(1).max(20),
    order_token: z.string().max(100).optional(),
  }),
]);

export const organizationSchema = z.object({
  registry_number: z.string(),
  tin: z.string(),
  name: z.string(),
  vat_payer: z.boolean(),
});
