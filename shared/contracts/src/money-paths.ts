/**
 * Paths of wallets, codes and combined payments, relative to `shopApiPrefix`; a separate module because few pages need
 * them.
 */
export const moneyPaths = {
  orderPaymentMethods: (number: string) => `/checkouts/${number}/payment_methods`,
  addStoreCredit: (number: string) => `/checkouts/${number}/add_store_credit`,
  removeStoreCredit: (number: string) => `/checkouts/${number}/remove_store_credit`,
  applyGiftCard: (number: string) => `/checkouts/${number}/apply_gift_card`,
  removeGiftCard: (number: string) => `/checkouts/${number}/remove_gift_card`,
  applyVoucher: (number: string) => `/checkouts/${number}/apply_voucher`,
  removeVoucher: (number: string) => `/checkouts/${number}/remove_voucher`,
  applyCouponCode: (number: string) => `/orders/${number}/apply_coupon_code`,
  removeCouponCode: (number: string) => `/orders/${number}/remove_coupon_code`,
  sendCoupon: (id: number) => `/coupons/${id}/send_by_email`,

  storeCredits: '/store_credits',
  storeCredit: (wallet: string) => `/store_credits/${encodeURIComponent(wallet)}`,
  storeCreditEvents: '/store_credit_events/mine',
  recharges: '/store_credits/recharges',
  recharge: (number: string) => `/store_credits/recharges/${number}`,
  rechargeCheck: (number: string) => `/store_credits/recharges/${number}/check`,
  redeemGiftCard: '/gift_cards/redeem',
  vouchers: '/vouchers',
  loyalty: '/orders/erp_loyalty',
  licenses: '/orders/licenses',

  /** Succeeds once: only the caller that gets it may count the sale. */
  countSale: (number: string) => `/orders/${number}/count_sale`,

  returns: (number: string) => `/orders/${number}/return_authorizations`,
  return: (number: string, id: number) => `/orders/${number}/return_authorizations/${id}`,
} as const;
