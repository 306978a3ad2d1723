/** Constants in the `code` field of a failed answer. */
export const errorCodes = [
  'INVALID',
  'NOT_FOUND',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'CSRF',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'IDEMPOTENCY_IN_FLIGHT',
  'IDEMPOTENCY_MISMATCH',
  'LOGIN_REQUIRED',
  'WRONG_CREDENTIALS',
  'LOGIN_THROTTLED',
  'LOGIN_TAKEN',
  'PHONE_FORMAT',
  'EMAIL_FORMAT',
  'PASSWORD_SHORT',
  'PRODUCT_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'VARIANT_UNAVAILABLE',
  'OUT_OF_STOCK',
  'QUANTITY_UNAVAILABLE',
  'BOOKING_REQUIRED',
  'BOOKING_UNFIT',
  'STAY_DATES',
  'STAY_PAST',
  'STAY_LONG',
  'STAY_FAR',
  'GUESTS_TOO_MANY',
  'ROOM_WITHOUT_ADULT',
  'ROOMS_TAKEN',
  'DEPARTURE_UNKNOWN',
  'DEPARTURE_PAST',
  'SEATS_TAKEN',
  'QUOTE_EMAIL',
  'QUOTE_DATE_PAST',
  'QUOTE_DATES',
  'QUOTE_AIRPORTS',
  'QUOTE_PRICE',
  'QUOTE_UNAVAILABLE',
  'ORDER_NOT_FOUND',
  'ORDER_COMPLETE',
  'ORDER_CHANGED',
  'LINE_ITEM_NOT_FOUND',
  'CART_EMPTY',
  'ADDRESS_MISSING',
  'CANNOT_SHIP',
  'DELIVERY_UNKNOWN',
  'PAYMENT_METHOD_MISSING',
  'PAYMENT_METHOD_UNKNOWN',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_REQUIRED',
  'PAYMENT_FAILED',
  'PAYMENT_EXPIRED',
  'STATE_TRANSITION',
  'COUPON_NOT_FOUND',
  'COUPON_EXPIRED',
  'COUPON_CANCELLED',
  'REVIEW_EXISTS',
  'REVIEW_NOT_FOUND',
  'REVIEW_OWN',
  'IMAGE_TYPE',
  'IMAGE_BROKEN',
  'IMAGE_TOO_LARGE',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGES_TOO_MANY',
  'already_used',
] as const;

/** One constant per way of failing. */
export type ErrorCode = (typeof errorCodes)[number];

/** What a failed call answers with. A client reads `errors`, then `error`, then `exception`. */
export interface ApiErrorBody {
  error: string;
  /** Messages by field, when the fault lies in some. */
  errors?: Record<string, string[]>;
  code: ErrorCode;
  request_id: string;
}

/** A coupon is good for one use: this tells who has had it. */
export interface AlreadyUsedBody extends ApiErrorBody {
  code: 'already_used';
  used_at: string;
  used_by: string;
  used_where: string | null;
}
