import { z } from 'zod';
import { idSchema, moneySchema, pagingQuerySchema, pagingSchema, textSchema, timeSchema } from '../common.schema';
import { storeCreditEventSchema, storeCreditSchema, voucherSchema, walletCodeSchema } from '../wallet/wallet.schema';

/** Most that one grant may be. */
const maxGrant = 100_000_000;

const reasonSchema = textSchema(300).min(3);
const positiveSchema = z.number().int().positive().max(maxGrant);
/** The last day, in the shop's zone. */
const lastDaySchema = z.iso.date().nullable();

export const grantCustomerSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});

/** Money that staff give without a payment, or take back. */
export const moneyGrantSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(['correction', 'gift_card', 'voucher']),
    state: z.enum(['proposed', 'done', 'rejected']),
    /** Negative when a correction takes money away. */
    amount: moneySchema,
    customer: grantCustomerSchema.nullable(),
    /** Name of the wallet that is corrected. */
    wallet: z.string().nullable(),
    expires_at: timeSchema.nullable(),
    reason: z.string(),
    /** It is above the limit of one person. */
    needs_approval: z.boolean(),
    proposed_by: z.string(),
    decided_by: z.string().nullable(),
    /** The reader has proposed it, or would get it. */
    is_own: z.boolean(),
    created_at: timeSchema,
    decided_at: timeSchema.nullable(),
  })
  .meta({ id: 'MoneyGrant' });
export type MoneyGrant = z.infer<typeof moneyGrantSchema>;

/** With the code of the gift card, which whoever has it can spend. */
export const moneyGrantDetailSchema = moneyGrantSchema
  .extend({ code: z.string().nullable() })
  .meta({ id: 'MoneyGrantDetail' });
export type MoneyGrantDetail = z.infer<typeof moneyGrantDetailSchema>;

export const listMoneyGrantsSchemas = {
  query: pagingQuerySchema.extend({
    /** `open`: proposals that wait for another person. */
    state: z.enum(['open', 'all']).default('open'),
    kind: moneyGrantSchema.shape.kind.optional(),
    /** Part of the customer's name, or the beginning of the phone number. */
    q: textSchema(60).optional(),
  }),
  answer: pagingSchema
    .extend({
      money_grants: z.array(moneyGrantSchema),
      /** What one person may give alone. */
      limit: moneySchema,
    })
    .meta({ id: 'MoneyGrants' }),
};

export const getMoneyGrantSchemas = {
  params: z.object({ id: idSchema }),
  answer: moneyGrantDetailSchema,
};

export const createMoneyGrantSchemas = {
  body: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('correction'),
      user_id: idSchema,
      wallet: walletCodeSchema,
      amount: z
        .number()
        .int()
        .min(-maxGrant)
        .max(maxGrant)
        .refine(amount => amount !== 0),
      reason: reasonSchema,
    }),
    z.object({ kind: z.literal('gift_card'), amount: positiveSchema, expires_on: lastDaySchema, reason: reasonSchema }),
    z.object({
      kind: z.literal('voucher'),
      user_id: idSchema,
      amount: positiveSchema,
      expires_on: lastDaySchema,
      reason: reasonSchema,
    }),
  ]),
  answer: moneyGrantDetailSchema,
  errors: ['WALLET_NOT_FOUND', 'WALLET_SHORT', 'GRANT_OWN', 'GRANT_EXPIRY'] as const,
};
export type NewMoneyGrant = z.input<typeof createMoneyGrantSchemas.body>;

export const approveMoneyGrantSchemas = {
  params: z.object({ id: idSchema }),
  answer: moneyGrantDetailSchema,
  errors: ['WALLET_SHORT', 'GRANT_OWN', 'GRANT_DECIDED', 'GRANT_EXPIRY'] as const,
};

export const rejectMoneyGrantSchemas = {
  params: z.object({ id: idSchema }),
  body: z.object({ reason: reasonSchema }),
  answer: moneyGrantDetailSchema,
  errors: ['GRANT_DECIDED'] as const,
};

export const walletOwnerSchema = grantCustomerSchema
  .extend({
    /** Money in all wallets, without what is held for orders. */
    balance: moneySchema,
    moved_at: timeSchema.nullable(),
  })
  .meta({ id: 'WalletOwner' });
/** Somebody with money in wallets. */
export type WalletOwner = z.infer<typeof walletOwnerSchema>;

export const listWalletOwnersSchemas = {
  /** Beginning of the phone number, of the email address or of a name. */
  query: pagingQuerySchema.extend({ q: textSchema(60).optional() }),
  answer: pagingSchema.extend({ owners: z.array(walletOwnerSchema) }).meta({ id: 'WalletOwners' }),
};

export const staffVoucherSchema = voucherSchema
  .extend({ customer: grantCustomerSchema, created_at: timeSchema })
  .meta({ id: 'StaffVoucher' });
/** A voucher, and whose it is. */
export type StaffVoucher = z.infer<typeof staffVoucherSchema>;

export const listStaffVouchersSchemas = {
  /** Part of the code in any notation, or the beginning of its owner's phone number, email address or name. */
  query: pagingQuerySchema.extend({ q: textSchema(60).optional() }),
  answer: pagingSchema.extend({ vouchers: z.array(staffVoucherSchema) }).meta({ id: 'StaffVouchers' }),
};

export const getWalletOwnerSchemas = {
  params: z.object({ id: idSchema }),
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  answer: z
    .object({
      customer: grantCustomerSchema,
      store_credits: z.array(storeCreditSchema),
      vouchers: z.array(voucherSchema),
      events: pagingSchema.extend({ store_credit_events: z.array(storeCreditEventSchema) }),
    })
    .meta({ id: 'WalletOwnerDetail' }),
};
export type WalletOwnerDetail = z.infer<typeof getWalletOwnerSchemas.answer>;
