/** The days of a stay cannot be booked. */
export const stayDateErrors = ['STAY_DATES', 'STAY_PAST', 'STAY_LONG', 'STAY_FAR'] as const;

/** A stay has no price or no free room. */
export const stayErrors = [
  ...stayDateErrors,
  'VARIANT_NOT_FOUND',
  'ROOM_WITHOUT_ADULT',
  'GUESTS_TOO_MANY',
  'ROOMS_TAKEN',
  'STOCK_HELD',
] as const;

/** Goods are not for sale in this quantity. */
export const stockErrors = ['VARIANT_UNAVAILABLE', 'OUT_OF_STOCK', 'STOCK_HELD', 'QUANTITY_UNAVAILABLE'] as const;

/** A cart may not hold this line, or no longer. */
export const lineErrors = [
  ...stockErrors,
  ...stayErrors,
  'BOOKING_REQUIRED',
  'BOOKING_UNFIT',
  'DEPARTURE_UNKNOWN',
  'DEPARTURE_PAST',
  'SEATS_TAKEN',
] as const;

/** A line cannot be added to a cart. */
export const addLineErrors = [
  ...lineErrors,
  'QUANTITY_IN_CART',
  'ORDER_NOT_FOUND',
  'ORDER_COMPLETE',
  'CART_FULL',
] as const;

/** An order cannot be paid yet. */
export const requirementErrors = [
  ...lineErrors,
  'CART_EMPTY',
  'LOGIN_REQUIRED',
  'ADDRESS_MISSING',
  'PICKUP_LACKS',
  'CANNOT_SHIP',
  'DELIVERY_UNKNOWN',
  'CONTACT_MISSING',
  'PHONE_MISSING',
  'AGE_UNCONFIRMED',
  'AGE_TOO_YOUNG',
  'BIRTH_DATE_INVALID',
  'PAYMENT_METHOD_MISSING',
] as const;

/** An order does not advance to its next step. */
export const stepErrors = [
  ...requirementErrors,
  'ORDER_NOT_FOUND',
  'ORDER_COMPLETE',
  'PAYMENT_REQUIRED',
  'STATE_TRANSITION',
] as const;

/** A code gives no discount. */
export const discountErrors = [
  'COUPON_CODE_NOT_FOUND',
  'COUPON_CODE_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_NOT_ELIGIBLE',
  'COUPON_ORDER_MIN',
  'LOGIN_REQUIRED',
] as const;

export const giftCardErrors = ['GIFT_CARD_INCORRECT', 'GIFT_CARD_EXPIRED', 'GIFT_CARD_EMPTY'] as const;

/** The terms of a wallet, gift card or voucher do not cover the order. */
const termErrors = [
  'WALLET_ORDER_MIN',
  'WALLET_BRANDS',
  'WALLET_BRAND_MIN',
  'WALLET_SHORT',
  'WALLET_AMOUNT_MIN',
] as const;

/** A wallet, gift card or voucher does not pay this amount of an order. */
export const sourceErrors = [
  ...termErrors,
  'ORDER_NOT_FOUND',
  'ORDER_COMPLETE',
  'NOTHING_DUE',
  'WALLET_AMOUNT_MAX',
  'PAYMENT_METHOD_UNKNOWN',
] as const;

/** The order is not as its buyer last saw it. */
export const changeErrors = ['ORDER_CHANGED', 'PRICE_CHANGED', 'AMOUNT_CHANGED'] as const;

/** Stock, codes and money cannot be held for an order. */
export const holdErrors = [
  ...requirementErrors,
  ...discountErrors,
  ...giftCardErrors,
  ...termErrors,
  'WALLET_NOT_FOUND',
  'VOUCHER_EXPIRED',
  'VOUCHER_USED',
  'STATE_TRANSITION',
  'ORDER_NOT_FOUND',
  ...changeErrors,
  'PAYMENT_METHOD_UNKNOWN',
] as const;

/** An order gets no invoice. */
export const invoiceErrors = [
  ...holdErrors,
  'ORDER_COMPLETE',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_EXPIRED',
  'NOTHING_DUE',
] as const;

export const loginErrors = ['PHONE_FORMAT', 'EMAIL_FORMAT'] as const;

export const imageErrors = [
  'IMAGE_TYPE',
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGES_TOO_MANY',
] as const;
