import type { ErrorCode } from '@ortoo/contracts';
import type { FieldFault } from '../messages/index';

const statuses: Partial<Record<ErrorCode, number>> = {
  NOT_FOUND: 404,
  PRODUCT_NOT_FOUND: 404,
  VARIANT_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  LINE_ITEM_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  WALLET_NOT_FOUND: 404,
  RECHARGE_NOT_FOUND: 404,
  VOUCHER_NOT_FOUND: 404,
  COUPON_NOT_FOUND: 404,
  SCAN_NOT_FOUND: 404,
  CARD_NOT_FOUND: 404,
  LEASE_NOT_FOUND: 404,
  ORGANIZATION_NOT_FOUND: 404,
  RECEIPT_NOT_ISSUED: 404,
  RETURN_NOT_FOUND: 404,
  SHIPMENT_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  SUBSCRIPTION_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  WISHLIST_NOT_FOUND: 404,
  PUSH_DEVICE: 404,
  QUOTE_NOT_FOUND: 404,
  COMMENT_NOT_FOUND: 404,
  PUBLICATION_NOT_FOUND: 404,
  UNAUTHORIZED: 401,
  WRONG_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  SECOND_FACTOR_WRONG: 401,
  SECOND_FACTOR_SETUP: 401,
  PROOF_REQUIRED: 401,
  PASSKEY_REJECTED: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  STAFF_RIGHTS_EXCEEDED: 403,
  GRANT_OWN: 403,
  LOGIN_REQUIRED: 401,
  WALLET_LOGIN: 401,
  CONFLICT: 409,
  SCAN_UNDO_LATE: 409,
  SOCIAL_EMAIL_TAKEN: 409,
  SOCIAL_LINK_TAKEN: 409,
  SOCIAL_LINK_EXISTS: 409,
  LAST_WAY_IN: 409,
  STAFF_MEMBER_EXISTS: 409,
  GRANT_DECIDED: 409,
  DAY_CLOSED: 409,
  DAY_CHANGED: 409,
  STAFF_LAST_MANAGER: 409,
  STAFF_ROLE_EXISTS: 409,
  STAFF_ROLE_USED: 409,
  PROMOTION_CODE_TAKEN: 409,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  ORDER_CHANGED: 409,
  PRICE_CHANGED: 409,
  PUBLICATION_CHANGED: 409,
  PRODUCT_CHANGED: 409,
  SLUG_TAKEN: 409,
  SKU_TAKEN: 409,
  CODE_TAKEN: 409,
  SEARCH_RULE_EXISTS: 409,
  SITE_EXISTS: 409,
  SITE_HOST_TAKEN: 409,
  NIGHTS_SOLD: 409,
  SEATS_SOLD: 409,
  VARIANT_USED: 409,
  AMOUNT_CHANGED: 409,
  IDEMPOTENCY_IN_FLIGHT: 409,
  TOO_MANY_REQUESTS: 429,
  LOGIN_THROTTLED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  GOOGLE_CONNECTION: 503,
  FACEBOOK_CONNECTION: 503,
};

/** The HTTP status of an error code; most errors are 422. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 422;

export interface Circumstances {
  fields?: Record<string, FieldFault | ErrorCode>;
  /** The same as texts in the reader's language, for faults that name figures of their own. */
  fieldTexts?: Record<string, string>;
  /** Figures in the message, in whole tugrik. */
  amounts?: Record<string, number> | undefined;
  /** Numbers of pieces in the message. */
  counts?: Record<string, number>;
  /** Added to the response in addition to the message. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A valid request that a rule rejects. The error handler formats the message. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    readonly circumstances: Circumstances = {},
  ) {
    super(code);
  }
}

/** Why something is not possible, after how long it may be, and the numbers of pieces in the message. */
export interface Rejection extends Pick<Circumstances, 'counts' | 'retryAfterSeconds'> {
  code: ErrorCode;
}

export const rejected = ({ code, counts, retryAfterSeconds }: Rejection, extra: Record<string, unknown> = {}) =>
  new DomainError(code, {
    extra,
    ...(counts && { counts }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

/** An error that belongs to one field of the request. */
export const fieldError = (field: string, code: ErrorCode, amounts?: Record<string, number>): DomainError =>
  new DomainError(code, { fields: { [field]: code }, amounts });

/** Rejects a request that a partner of the shop cannot answer now. */
export const unavailable = (error: unknown): never => {
  throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
};

/** Result of a rule: the value, or the code of the error. */
export type Outcome<T> = { ok: true; value: T } | ({ ok: false } & Rejection);

/** The value, or a thrown error. */
export const accept = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw rejected(outcome);
  return outcome.value;
};
