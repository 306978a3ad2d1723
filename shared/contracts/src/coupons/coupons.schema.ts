import { z } from 'zod';
import { idParamsSchema, pagingQuerySchema, pagingSchema, pictureSchema, timeSchema } from '../common.schema';

export const couponSchema = z
  .object({
    id: z.number().int(),
    /** Printed under the QR: `ABCD-EFGH-JKLM`. */
    number: z.string(),
    /** The signed content of the QR. */
    code: z.string(),
    kind: z.enum(['coupon', 'ticket']),
    state: z.enum(['active', 'used', 'expired', 'cancelled']),
    name: z.string(),
    options_text: z.string(),
    image: pictureSchema.nullable(),
    store_name: z.string(),
    place: z.string().nullable(),
    order_number: z.string(),
    issued_at: timeSchema,
    valid_until: timeSchema,
    event_at: timeSchema.nullable(),
    used_at: timeSchema.nullable(),
    /** Absolute path of the QR as SVG. */
    qr_url: z.string(),
    /** Absolute path of the PDF. */
    pdf_url: z.string(),
  })
  .meta({ id: 'Coupon' });
/** A coupon or e-ticket that was issued for a paid order. */
export type Coupon = z.infer<typeof couponSchema>;

export const staffCouponSchema = couponSchema
  .extend({
    buyer_name: z.string(),
    /** Only the last digits. */
    buyer_phone: z.string().nullable(),
    /** Name of the staff member. */
    used_by: z.string().nullable(),
    used_where: z.string().nullable(),
  })
  .meta({ id: 'StaffCoupon' });
/** A coupon as staff at the entrance see it. */
export type StaffCoupon = z.infer<typeof staffCouponSchema>;

export const useCouponSchema = z.object({ where: z.string().trim().max(120).optional() }).default({});

/** `forged`: its signature is not ours. `wrong_event`: it is for something else. `unchecked`: a number that a device
 * without a network could not check. None of them is a use. */
export const scanResultSchema = z.enum([
  'granted',
  'already_used',
  'expired',
  'cancelled',
  'wrong_event',
  'unknown',
  'forged',
  'unchecked',
]);
export type ScanResult = z.infer<typeof scanResultSchema>;

export const scanSchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  by: z.string(),
  where: z.string().nullable(),
  result: scanResultSchema,
  /** When its scanner undid it. */
  undone_at: timeSchema.nullable(),
});
/** One attempt at a coupon. */
export type Scan = z.infer<typeof scanSchema>;

export const couponsQuerySchema = pagingQuerySchema.extend({
  kind: z.enum(['coupon', 'ticket']).optional(),
  state: z.enum(['active', 'used', 'expired', 'cancelled']).optional(),
});

export const couponsSchema = pagingSchema.extend({ coupons: z.array(couponSchema) }).meta({ id: 'Coupons' });
export type Coupons = z.infer<typeof couponsSchema>;

/** Without an address, the buyer's own. */
export const sendCouponSchema = z.object({ email: z.email().max(200).optional() });

export const getCouponKeySchemas = {
  /** Key that coupon codes can be checked with offline. */
  answer: z.object({
    kty: z.literal('OKP'),
    crv: z.literal('Ed25519'),
    x: z.string(),
    kid: z.string(),
  }),
};
export type CouponKey = z.infer<typeof getCouponKeySchemas.answer>;

export const getCouponSchemas = { params: idParamsSchema, answer: couponSchema, errors: ['COUPON_NOT_FOUND'] as const };

export const getStaffCouponSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  answer: staffCouponSchema,
  errors: ['COUPON_NOT_FOUND'] as const,
};

export const listCouponScansSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  answer: z.object({ scans: z.array(scanSchema) }),
  errors: ['COUPON_NOT_FOUND'] as const,
};

export const listCouponsSchemas = { query: couponsQuerySchema, answer: couponsSchema };

export const listETicketsSchemas = { query: couponsQuerySchema, answer: couponsSchema };

export const listStaffCouponsSchemas = {
  query: pagingQuerySchema.extend({
    q: z.string().trim().max(200).optional(),
    state: z.enum(['active', 'used', 'expired', 'cancelled']).optional(),
    kind: z.enum(['coupon', 'ticket']).optional(),
    /** Day of the event, in the shop's time zone. */
    event_on: z.iso.date().optional(),
    sort: z
      .enum(['issued_at', '-issued_at', 'valid_until', '-valid_until', 'used_at', '-used_at'])
      .default('-issued_at'),
  }),
  answer: pagingSchema.extend({ coupons: z.array(staffCouponSchema) }).meta({ id: 'StaffCoupons' }),
};
export type StaffCoupons = z.infer<typeof listStaffCouponsSchemas.answer>;

export const redeemCouponSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  body: useCouponSchema.nullish(),
  answer: staffCouponSchema,
  errors: ['COUPON_NOT_FOUND', 'COUPON_EXPIRED', 'COUPON_CANCELLED', 'already_used'] as const,
};

export const sendCouponSchemas = {
  params: idParamsSchema,
  body: sendCouponSchema.nullish(),
  answer: z.object({ email: z.string() }),
  errors: ['COUPON_NOT_FOUND', 'CONTACT_MISSING'] as const,
};
