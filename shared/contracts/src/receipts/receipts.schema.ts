import { z } from 'zod';
import { moneySchema, orderParamsSchema, orderToken, orderTokenQuerySchema, timeSchema } from '../common.schema';

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
/** An order's VAT receipt at the tax office. */
export type Receipt = z.infer<typeof receiptSchema>;

export const receiptSummarySchema = receiptSchema.pick({ state: true, kind: true, ddtd: true, pdf_url: true });
/** The part of a receipt that an order shows. */
export type ReceiptSummary = z.infer<typeof receiptSummarySchema>;

export const chooseReceiptSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('citizen'), consumer_number: z.string().trim().max(20).optional(), ...orderToken }),
  z.object({ kind: z.literal('organization'), registry_number: z.string().trim().min(1).max(20), ...orderToken }),
]);
/** Body of PUT /orders/{number}/receipt. */
export type ChooseReceipt = z.input<typeof chooseReceiptSchema>;

export const chooseReceiptSchemas = {
  params: orderParamsSchema,
  body: chooseReceiptSchema,
  answer: receiptSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'REGISTRY_NUMBER',
    'CONSUMER_NUMBER',
    'ORGANIZATION_NOT_FOUND',
    'RECEIPT_ISSUED',
  ] as const,
};

export const getOrganizationSchemas = {
  params: z.object({ registry: z.string().max(20) }),
  answer: z.object({
    registry_number: z.string(),
    tin: z.string(),
    name: z.string(),
    vat_payer: z.boolean(),
  }),
  errors: ['REGISTRY_NUMBER', 'ORGANIZATION_NOT_FOUND'] as const,
};
/** The tax office's data of a registry number. */
export type Organization = z.infer<typeof getOrganizationSchemas.answer>;

export const getReceiptSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: receiptSchema,
  errors: ['ORDER_NOT_FOUND', 'RECEIPT_NOT_ISSUED'] as const,
};
