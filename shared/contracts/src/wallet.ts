import type { z } from 'zod';
import type * as schema from './wallet.schema';

/** Source of a wallet's money. */
export type WalletFunding = z.infer<typeof schema.walletFundingSchema>;
export type StoreCredit = z.infer<typeof schema.storeCreditSchema>;
export type StoreCreditEvent = z.infer<typeof schema.storeCreditEventSchema>;
export type StoreCreditHold = z.infer<typeof schema.storeCreditHoldSchema>;
export type StoreCreditEvents = z.infer<typeof schema.storeCreditEventsSchema>;
export type OrderPaymentMethod = z.infer<typeof schema.orderPaymentMethodSchema>;
export type OrderPaymentMethods = z.infer<typeof schema.orderPaymentMethodsSchema>;
/** Body of PUT /checkouts/{number}/add_store_credit. */
export type AddStoreCredit = z.input<typeof schema.addStoreCreditSchema>;
export type RemoveStoreCredit = z.input<typeof schema.removeStoreCreditSchema>;
/** Body of PUT /checkouts/{number}/apply_gift_card. */
export type ApplyGiftCard = z.input<typeof schema.applyGiftCardSchema>;
export type RemoveGiftCard = z.input<typeof schema.removeGiftCardSchema>;
/** Body of PUT /checkouts/{number}/apply_voucher. */
export type ApplyVoucher = z.input<typeof schema.applyVoucherSchema>;
/** Body of POST /store_credits/recharges. */
export type RechargeInput = z.input<typeof schema.rechargeInputSchema>;
export type Recharge = z.infer<typeof schema.rechargeSchema>;
export type GiftCard = z.infer<typeof schema.giftCardSchema>;
export type RedeemedGiftCard = z.infer<typeof schema.redeemedGiftCardSchema>;
export type Voucher = z.infer<typeof schema.voucherSchema>;
export type Vouchers = z.infer<typeof schema.vouchersSchema>;
export type Loyalty = z.infer<typeof schema.loyaltySchema>;
export type License = z.infer<typeof schema.licenseSchema>;
