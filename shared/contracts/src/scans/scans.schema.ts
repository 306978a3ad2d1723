import { z } from 'zod';
import { idSchema, textSchema, timeSchema } from '../common.schema';
import { scanResultSchema } from '../coupons/coupons.schema';
import { scanLimits } from './scan-limits';

/** Chosen by the device: the same scan, sent again, has the same nonce. */
const nonceSchema = z.string().regex(/^[\w-]{8,64}$/);

export const scanUploadSchema = z
  .object({
    nonce: nonceSchema,
    /** The content of the QR, or the number under it. */
    code: z.string().trim().min(1).max(400),
    /** When it was scanned, by the device's clock. */
    at: timeSchema,
    gate: textSchema(120).default(''),
    /** Product that this gate is open for; null when it is open for all. */
    event: idSchema.nullable().default(null),
    device: textSchema(60).default(''),
    /** The guest was let in before the server was asked. */
    admitted: z.boolean().default(false),
    /** Why the device turned the guest away before the server was asked: the coupon is not used. */
    rejected_as: scanResultSchema.exclude(['granted']).nullable().default(null),
    /** When its scanner undid it on the device, before the server was known to have it. */
    undone_at: timeSchema.nullable().default(null),
  })
  .meta({ id: 'ScanUpload' });
/** A scan as its device sends it. */
export type ScanUpload = z.infer<typeof scanUploadSchema>;

export const recordedScanSchema = z
  .object({
    nonce: nonceSchema,
    result: scanResultSchema,
    at: timeSchema,
    /** What was scanned; null when there is no such coupon. */
    coupon: z
      .object({
        number: z.string(),
        kind: z.enum(['coupon', 'ticket']),
        name: z.string(),
        options_text: z.string(),
        buyer_name: z.string(),
        event_at: timeSchema.nullable(),
        valid_until: timeSchema,
        used_at: timeSchema.nullable(),
        used_by: z.string().nullable(),
        used_where: z.string().nullable(),
      })
      .nullable(),
    /** Until then its scanner can undo it. */
    undo_until: timeSchema.nullable(),
    undone_at: timeSchema.nullable(),
  })
  .meta({ id: 'RecordedScan' });
/** A scan with the server's answer. */
export type RecordedScan = z.infer<typeof recordedScanSchema>;

export const recordScansSchemas = {
  body: z.object({ scans: z.array(scanUploadSchema).min(1).max(scanLimits.scansOfUpload) }),
  /** In the order of the request. */
  answer: z.object({ scans: z.array(recordedScanSchema) }),
};

export const undoScanSchemas = {
  params: z.object({ nonce: nonceSchema }),
  answer: recordedScanSchema,
  errors: ['SCAN_NOT_FOUND', 'SCAN_UNDO_LATE'] as const,
};

export const scanEventSchema = z
  .object({
    /** Id of the product. */
    id: z.number().int(),
    name: z.string(),
    kind: z.enum(['coupon', 'ticket']),
    event_at: timeSchema.nullable(),
    issued: z.number().int(),
    used: z.number().int(),
  })
  .meta({ id: 'ScanEvent' });
/** What a gate can be open for: a product with coupons or tickets that are valid, or were until yesterday. */
export type ScanEvent = z.infer<typeof scanEventSchema>;

export const listScanEventsSchemas = { answer: z.object({ events: z.array(scanEventSchema) }) };

export const gateCountSchema = z
  .object({
    gate: z.string(),
    granted: z.number().int(),
    rejected: z.number().int(),
    /** Guests who were let in offline with a coupon that was not valid, or used elsewhere. */
    conflicts: z.number().int(),
    last_at: timeSchema,
  })
  .meta({ id: 'GateCount' });
/** Scans at one gate. */
export type GateCount = z.infer<typeof gateCountSchema>;

export const listGateCountsSchemas = {
  /** Without an event, the scans of today. */
  query: z.object({ event: idSchema.optional() }),
  answer: z.object({ gates: z.array(gateCountSchema) }),
};
