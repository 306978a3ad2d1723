import { z } from 'zod';
import {
  idSchema,
  moneySchema,
  pagingQuerySchema,
  pagingSchema,
  pictureSchema,
  textSchema,
  timeSchema,
} from '../common.schema';
import { paymentFailureSchema, paymentMethodSchema, paymentSchema } from '../orders/orders.schema';
import { paymentDifferenceSchema } from '../payments/payments.schema';
import { returnAuthorizationSchema } from '../returns/returns.schema';
import { staffOrderLimits } from './staff-order-limits';

/** What has to happen next, or what has become of an order. */
export const staffOrderStatusSchema = z.enum([
  'unpaid',
  'failed',
  'to_pack',
  'to_send',
  'to_collect',
  'underway',
  'done',
  'canceled',
  'returned',
]);
export type StaffOrderStatus = z.infer<typeof staffOrderStatusSchema>;

/** The next step of a shipment. */
export const shipmentStepSchema = z.enum(['ready', 'send', 'deliver']);
export type StaffShipmentStep = z.infer<typeof shipmentStepSchema>;

const staffOrderParamsSchema = z.object({ number: z.string().regex(/^R\d{6,12}$/) });

const personSchema = z.object({ name: z.string(), phone: z.string().nullable() });

export const staffOrderRowSchema = z
  .object({
    number: z.string(),
    placed_at: timeSchema,
    status: staffOrderStatusSchema,
    /** To staff of one vendor, the total of its lines. */
    total: moneySchema,
    /** Number of pieces. */
    quantity: z.number().int(),
    buyer: personSchema,
    method: z.string().nullable(),
    delivery: z.string().nullable(),
    vendors: z.array(z.string()),
    shipment: z.object({ number: z.string(), next: shipmentStepSchema.nullable() }).nullable(),
  })
  .meta({ id: 'StaffOrderRow' });
/** An order in the list of staff. */
export type StaffOrderRow = z.infer<typeof staffOrderRowSchema>;

const amountSchema = z.coerce.number().int().min(0).max(1_000_000_000);

const staffOrderFilterSchema = z.object({
  status: staffOrderStatusSchema.optional(),
  /** Code of a payment method. */
  method: textSchema(40).optional(),
  delivery: z.enum(['courier', 'pickup', 'none']).optional(),
  vendor_id: idSchema.optional(),
  /** Days in the shop's zone, the last one included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  min: amountSchema.optional(),
  max: amountSchema.optional(),
  /** Beginning of the number, of the phone number or of a name. */
  q: textSchema(60).optional(),
  sort: z.enum(['placed_at', '-placed_at', 'total', '-total']).default('-placed_at'),
});

export const staffLineSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  options_text: z.string(),
  image: pictureSchema.nullable(),
  kind: z.enum(['goods', 'trip', 'hotel', 'coupon', 'ticket']),
  vendor: z.string(),
  quantity: z.number().int(),
  price: moneySchema,
  total: moneySchema,
});
export type StaffLine = z.infer<typeof staffLineSchema>;

const staffPaymentSchema = z.object({
  number: z.string(),
  method: z.string(),
  kind: paymentMethodSchema.shape.kind,
  provider: z.string(),
  state: paymentSchema.shape.state,
  amount: moneySchema,
  fee: moneySchema,
  refunded: moneySchema,
  failure: paymentFailureSchema.nullable(),
  /** The provider's number for it. */
  invoice_id: z.string().nullable(),
  /** Between the provider's answer and our books. */
  difference: paymentDifferenceSchema.nullable(),
  created_at: timeSchema,
  completed_at: timeSchema.nullable(),
});

const staffRefundSchema = z.object({
  id: z.number().int(),
  amount: moneySchema,
  destination: z.enum(['original', 'wallet', 'bank']),
  /** Some of it is not paid yet. */
  is_pending: z.boolean(),
  /** Waits for a transfer by staff. */
  to_transfer: moneySchema.nullable(),
  bank_account: z.object({ account_name: z.string(), iban: z.string() }).nullable(),
  reason: z.string().nullable(),
  created_at: timeSchema,
});

const orderMessageSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['sms', 'email']),
  subject: z.string(),
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  created_at: timeSchema,
  sent_at: timeSchema.nullable(),
});

const orderNoteSchema = z.object({ id: z.number().int(), text: z.string(), by: z.string(), created_at: timeSchema });

/** What has happened with an order. */
export const orderEventSchema = z.enum([
  'placed',
  'paid',
  'payment_failed',
  'receipt_issued',
  'ready',
  'shipped',
  'delivered',
  'canceled',
  'refunded',
  'return_requested',
  'return_approved',
  'return_refused',
  'return_refunded',
  'return_exchanged',
  'exchange_sent',
]);
export type OrderEvent = z.infer<typeof orderEventSchema>;

export const staffOrderSchema = z
  .object({
    number: z.string(),
    status: staffOrderStatusSchema,
    placed_at: timeSchema,
    site: z.string(),
    locale: z.string(),
    buyer: personSchema.extend({
      email: z.string().nullable(),
      has_account: z.boolean(),
      /** Number of their paid orders, this one included. */
      orders: z.number().int(),
    }),
    receiver: personSchema.nullable(),
    address: z.string().nullable(),
    pickup: z.string().nullable(),
    delivery: z.string().nullable(),
    instructions: z.string().nullable(),
    lines: z.array(staffLineSchema),
    /** To staff of one vendor, the sums of its lines. */
    sums: z.object({
      items: moneySchema,
      delivery: moneySchema,
      discount: moneySchema,
      fee: moneySchema,
      total: moneySchema,
      refunded: moneySchema,
    }),
    shipment: z
      .object({
        number: z.string(),
        next: shipmentStepSchema.nullable(),
        tracking: z.string().nullable(),
        ready_at: timeSchema.nullable(),
        shipped_at: timeSchema.nullable(),
        delivered_at: timeSchema.nullable(),
      })
      .nullable(),
    /** Empty to staff of one vendor, as everything about money, messages and notes. */
    payments: z.array(staffPaymentSchema),
    movements: z.array(
      z.object({
        id: z.number().int(),
        at: timeSchema,
        reason: z.string(),
        entries: z.array(z.object({ account: z.string(), amount: moneySchema })),
      }),
    ),
    receipt: z
      .object({
        state: z.enum(['awaiting', 'issuing', 'issued', 'cancelled']),
        ddtd: z.string().nullable(),
        lottery: z.string().nullable(),
        total: moneySchema.nullable(),
      })
      .nullable(),
    refunds: z.array(staffRefundSchema),
    returns: z.array(returnAuthorizationSchema),
    messages: z.array(orderMessageSchema),
    notes: z.array(orderNoteSchema),
    timeline: z.array(
      z.object({
        at: timeSchema,
        event: orderEventSchema,
        /** The member of staff who did it. */
        by: z.string().nullable(),
        /** A tracking number, a reason. */
        detail: z.string().nullable(),
      }),
    ),
    can_cancel: z.boolean(),
    /** What can still be refunded. */
    refundable: moneySchema,
  })
  .meta({ id: 'StaffOrder' });
/** An order with everything that staff need to know of it. */
export type StaffOrder = z.infer<typeof staffOrderSchema>;

const reasonSchema = z.string().trim().min(3).max(staffOrderLimits.reason);

export const listStaffOrdersSchemas = {
  query: pagingQuerySchema.extend(staffOrderFilterSchema.shape),
  answer: pagingSchema
    .extend({
      orders: z.array(staffOrderRowSchema),
      /** There are more than `total_count`, which is not counted any further. */
      is_limited: z.boolean(),
    })
    .meta({ id: 'StaffOrders' }),
};

/** Query of the list as a file. */
export const exportStaffOrdersQuerySchema = staffOrderFilterSchema;

/** Query of the papers of some orders. */
export const orderPapersQuerySchema = z.object({
  numbers: z
    .string()
    .regex(/^R\d{6,12}(,R\d{6,12})*$/)
    .transform(numbers => numbers.split(','))
    .refine(numbers => numbers.length <= staffOrderLimits.papers),
});

export const getStaffOrderSchemas = {
  params: staffOrderParamsSchema,
  answer: staffOrderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const cancelStaffOrderSchemas = {
  params: staffOrderParamsSchema,
  body: z.object({ reason: reasonSchema }),
  answer: staffOrderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'ORDER_PACKED',
    'ORDER_FINAL',
    'STATE_TRANSITION',
    'REFUND_UNPAID',
    'REFUND_TOO_MUCH',
  ] as const,
};

export const refundStaffOrderSchemas = {
  params: staffOrderParamsSchema,
  body: z.object({
    amount: z.number().int().positive(),
    to: z.enum(['original', 'wallet', 'bank']),
    reason: reasonSchema,
    account_name: textSchema(100).default(''),
    iban: textSchema(40).default(''),
  }),
  answer: staffOrderSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'REFUND_UNPAID',
    'REFUND_TOO_MUCH',
    'REFUND_PART',
    'REFUND_NO_WALLET',
    'IBAN_WRONG',
  ] as const,
};

export const payStaffRefundSchemas = {
  params: staffOrderParamsSchema.extend({ id: idSchema }),
  answer: staffOrderSchema,
  errors: ['ORDER_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

export const providerReportSchema = z
  .object({
    state: z.enum(['open', 'expired', 'failed', 'paid']),
    /** What it has taken; null unless it is paid. */
    amount: moneySchema.nullable(),
    currency: z.string().nullable(),
  })
  .meta({ id: 'ProviderReport' });
/** What a provider says about a payment. */
export type ProviderReport = z.infer<typeof providerReportSchema>;

export const checkStaffPaymentSchemas = {
  params: staffOrderParamsSchema.extend({ payment: textSchema(40) }),
  answer: z.object({ order: staffOrderSchema, report: providerReportSchema }).meta({ id: 'CheckedPayment' }),
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND'] as const,
};

export const createOrderNoteSchemas = {
  params: staffOrderParamsSchema,
  body: z.object({ text: z.string().trim().min(1).max(staffOrderLimits.note) }),
  answer: staffOrderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const resendOrderMessageSchemas = {
  params: staffOrderParamsSchema.extend({ id: idSchema }),
  answer: staffOrderSchema,
  errors: ['ORDER_NOT_FOUND', 'MESSAGE_NOT_FOUND'] as const,
};

export const pickListSchema = z
  .object({
    /** Number of orders to pack. */
    orders: z.number().int(),
    lines: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        options_text: z.string(),
        image: pictureSchema.nullable(),
        vendor: z.string(),
        quantity: z.number().int(),
        order_numbers: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'PickList' });
/** Goods to take from the shelves for the orders that are to be packed. */
export type PickList = z.infer<typeof pickListSchema>;

export const getPickListSchemas = { answer: pickListSchema };
