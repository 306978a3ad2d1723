import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  moneySchema,
  orderParamsSchema,
  orderToken,
  orderTokenQuerySchema,
  pagingQuerySchema,
  pagingSchema,
  textSchema,
  timeSchema,
} from '../common.schema';
import { limits } from '../limits';

/**
 * `payable`: approved, and waits for a manual transfer. `exchanging`: approved, and another variant is reserved to be
 * sent; `exchanged`: it was.
 */
export const returnStateSchema = z.enum([
  'requested',
  'approved',
  'refused',
  'payable',
  'refunded',
  'exchanging',
  'exchanged',
]);

export const exchangeSchema = z
  .object({
    name: z.string(),
    options_text: z.string(),
    sku: z.string(),
    quantity: z.number().int(),
    /** Refunded, because it is cheaper than what was returned. */
    difference: moneySchema,
    tracking: z.string().nullable(),
    sent_at: timeSchema.nullable(),
  })
  .meta({ id: 'Exchange' });
/** What a buyer gets for a return in place of its money. */
export type Exchange = z.infer<typeof exchangeSchema>;

export const returnReasonSchema = z.enum(['damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other']);

/** Destination of the money; amounts paid by wallet or gift card always return to their source. */
export const returnDestinationSchema = z.enum(['wallet', 'original', 'bank_account']);

export const returnAuthorizationSchema = z
  .object({
    id: z.number().int(),
    /** `RA` and nine digits. */
    number: z.string(),
    order_number: z.string(),
    state: returnStateSchema,
    reason: returnReasonSchema,
    memo: z.string(),
    destination: returnDestinationSchema,
    bank_account: z.object({ account_name: z.string(), iban: z.string() }).nullable(),
    return_items: z.array(z.object({ line_item_id: z.number().int(), name: z.string(), quantity: z.number().int() })),
    /** Total refund. */
    amount: moneySchema,
    /** The part that is transferred or waits for it. */
    transfer_amount: moneySchema.nullable(),
    exchange: exchangeSchema.nullable(),
    staff_note: z.string().nullable(),
    created_at: timeSchema,
    decided_at: timeSchema.nullable(),
    refunded_at: timeSchema.nullable(),
  })
  .meta({ id: 'ReturnAuthorization' });
/** A buyer's request to return something, and its result. */
export type ReturnAuthorization = z.infer<typeof returnAuthorizationSchema>;

export const returnAuthorizationsSchema = z
  .object({
    return_authorizations: z.array(returnAuthorizationSchema),
    /** Lines that can be returned now. */
    returnable: z.array(
      z.object({
        line_item_id: z.number().int(),
        name: z.string(),
        /** Maximum quantity that can be returned. */
        quantity: z.number().int(),
        /** Refund per unit. */
        unit_amount: moneySchema,
        until: timeSchema,
      }),
    ),
  })
  .meta({ id: 'ReturnAuthorizations' });
/** GET /orders/{number}/return_authorizations: existing requests, and what can be returned. */
export type ReturnAuthorizations = z.infer<typeof returnAuthorizationsSchema>;

const returnRequestSchema = z.object({
  reason: returnReasonSchema,
  memo: z.string().trim().max(limits.returnMemo).default(''),
  destination: returnDestinationSchema,
  account_name: z.string().trim().max(100).default(''),
  iban: z.string().trim().max(40).default(''),
  return_items: z
    .array(z.object({ line_item_id: idSchema, quantity: z.number().int().min(1).max(limits.lineQuantity) }))
    .min(1)
    .max(100),
});

export const requestReturnSchema = z.object({ return_authorization: returnRequestSchema, ...orderToken });
/** Body of POST /orders/{number}/return_authorizations. */
export type RequestReturn = z.input<typeof requestReturnSchema>;

export const decideReturnSchema = z.object({ note: z.string().trim().max(limits.returnMemo).optional() });

export const approveReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION', 'RETURN_LINE', 'RETURN_USED'] as const,
};

export const getReturnSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  query: orderTokenQuerySchema,
  answer: returnAuthorizationSchema,
  errors: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND'] as const,
};

export const getStaffReturnSchemas = {
  params: idParamsSchema,
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND'] as const,
};

export const listReturnsSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: returnAuthorizationsSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};

export const listStaffReturnsSchemas = {
  query: pagingQuerySchema.extend({
    state: returnStateSchema.optional(),
    /** Beginning of the number of a return or of its order. */
    q: textSchema(60).optional(),
  }),
  answer: pagingSchema
    .extend({ return_authorizations: z.array(returnAuthorizationSchema) })
    .meta({ id: 'StaffReturns' }),
};

export const payReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

export const refundReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION', 'REFUND_UNPAID', 'REFUND_TOO_MUCH'] as const,
};

export const listExchangeChoicesSchemas = {
  params: idParamsSchema,
  answer: z
    .object({
      variants: z.array(
        z.object({
          id: z.number().int(),
          options_text: z.string(),
          sku: z.string(),
          stock: z.number().int(),
          /** What the buyer gets back. */
          difference: moneySchema,
          /** Why it cannot be chosen. */
          fault: z.enum(['dearer', 'sold_out']).nullable(),
        }),
      ),
    })
    .meta({ id: 'ExchangeChoices' }),
  errors: ['RETURN_NOT_FOUND', 'EXCHANGE_UNFIT'] as const,
};
/** Variants that can be sent for what was returned. */
export type ExchangeChoice = z.infer<typeof listExchangeChoicesSchemas.answer>['variants'][number];

export const exchangeReturnSchemas = {
  params: idParamsSchema,
  body: z.object({ variant_id: idSchema }),
  answer: returnAuthorizationSchema,
  errors: [
    'RETURN_NOT_FOUND',
    'STATE_TRANSITION',
    'EXCHANGE_UNFIT',
    'EXCHANGE_VARIANT',
    'EXCHANGE_DEARER',
    'OUT_OF_STOCK',
    'REFUND_UNPAID',
    'REFUND_TOO_MUCH',
  ] as const,
};

export const sendExchangeSchemas = {
  params: idParamsSchema,
  body: z.object({ tracking: z.string().trim().max(60).optional() }).nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

export const rejectReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION'] as const,
};

const requestErrors = [
  'ORDER_NOT_FOUND',
  'LOGIN_REQUIRED',
  'IBAN_WRONG',
  'REFUND_UNPAID',
  'REFUND_TOO_MUCH',
  'RETURN_LEASE',
  'RETURN_LINE',
  'RETURN_TOO_MANY',
  'RETURN_EARLY',
  'RETURN_ASKED',
  'RETURN_USED',
] as const;

export const requestReturnSchemas = {
  params: orderParamsSchema,
  body: requestReturnSchema,
  answer: returnAuthorizationSchema,
  errors: [...requestErrors, 'RETURN_CLOSED'] as const,
};

export const createStaffReturnSchemas = {
  params: orderParamsSchema,
  body: returnRequestSchema,
  answer: returnAuthorizationSchema,
  errors: requestErrors,
};
