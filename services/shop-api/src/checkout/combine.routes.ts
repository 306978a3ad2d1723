import type { ApplyCouponCode, CouponResult, ErrorCode } from '@ortoo/contracts';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';
import { errorText } from '../http/error-text';
import { guessesLimited } from '../http/guessing';
import { implement, type Routes } from '../http/implement';
import type { Shop } from '../shop';
import {
  addStoreCredit,
  applyCouponCode,
  applyGiftCard,
  applyVoucher,
  removeCouponCode,
  removeGiftCard,
  removeStoreCredit,
  removeVoucher,
} from './combine';
import { presentOrderById } from './order';
import { requireOwnOrder } from '../orders/api';
import { methodsFor } from './payment-methods';

const couponStatus: Partial<Record<ErrorCode, CouponResult['status_code']>> = {
  PROMO_CODE_FORMAT: 'coupon_code_not_found',
  COUPON_CODE_NOT_FOUND: 'coupon_code_not_found',
  COUPON_CODE_EXPIRED: 'coupon_code_expired',
  COUPON_NOT_ELIGIBLE: 'coupon_code_not_eligible',
  COUPON_ORDER_MIN: 'coupon_code_not_eligible',
  COUPON_USED_UP: 'coupon_code_max_usage',
  COUPON_ALREADY_APPLIED: 'coupon_code_already_applied',
  COUPON_BETTER_EXISTS: 'coupon_code_better_exists',
};
const statusOf = (code: ErrorCode) => couponStatus[code] ?? 'coupon_code_unknown_error';

/** Applies a coupon code; a quiet request gets the rejection as a result, others as an error. */
const applyCoupon = async (
  shop: Shop,
  order: { id: number },
  { coupon_code: code, kind, quiet }: ApplyCouponCode,
  { reader, locale }: Pick<FastifyRequest, 'reader' | 'locale'>,
): Promise<CouponResult> => {
  const result = async (rejected: DomainError | null): Promise<CouponResult> => {
    const now = await presentOrderById(shop, order.id, reader);
    const error = rejected && errorText(rejected.code, locale, rejected.circumstances.amounts);
    return {
      success: rejected ? null : code,
      error,
      successful: rejected === null,
      status_code: rejected ? statusOf(rejected.code) : 'coupon_code_applied',
      order: error === null ? now : { ...now, warnings: [...now.warnings, `${code}: ${error}`] },
    };
  };
  try {
    await applyCouponCode(shop, order.id, { code, kind });
  } catch (error) {
    if (!(error instanceof DomainError) || !couponStatus[error.code]) throw error;
    if (quiet) return result(error);
    const { circumstances } = error;
    const extra = { successful: false, status_code: statusOf(error.code) };
    throw new DomainError(error.code, { ...circumstances, extra });
  }
  return result(null);
};

export const combineRoutes: Routes = (app, shop) => {
  const limited = { rateLimit: guessesLimited };

  /** Runs a command on the order in the path and answers with the updated order. */
  const changed = async (request: FastifyRequest, number: string, command: (id: number) => Promise<void>) => {
    const order = await requireOwnOrder(shop, request, number);
    await command(order.id);
    return presentOrderById(shop, order.id, request.reader);
  };

  implement(app, 'listOrderPaymentMethods', async request =>
    methodsFor(shop, await requireOwnOrder(shop, request, request.params.number), request.reader),
  );

  implement(app, 'addStoreCredit', async request =>
    changed(request, request.params.number, id => addStoreCredit(shop, id, request.body)),
  );

  implement(app, 'removeStoreCredit', async request =>
    changed(request, request.params.number, id => removeStoreCredit(shop, id, request.body.wallet)),
  );

  implement(app, 'applyGiftCard', limited, async request =>
    changed(request, request.params.number, id => applyGiftCard(shop, id, request.body)),
  );

  implement(app, 'removeGiftCard', async request =>
    changed(request, request.params.number, id => removeGiftCard(shop, id, request.body.payment_id)),
  );

  implement(app, 'applyVoucher', async request =>
    changed(request, request.params.number, id => applyVoucher(shop, id, request.body.voucher_id)),
  );

  implement(app, 'removeVoucher', async request =>
    changed(request, request.params.number, id => removeVoucher(shop, id, request.body.voucher_id)),
  );

  implement(app, 'applyCouponCode', limited, async request => {
    const order = await requireOwnOrder(shop, request, request.params.number);
    return applyCoupon(shop, order, request.body, request);
  });

  implement(app, 'removeCouponCode', async request => {
    const { coupon_code: code } = request.body;
    const order = await changed(request, request.params.number, id => removeCouponCode(shop, id, code));
    return { success: code, error: null, successful: true, status_code: 'coupon_code_removed' as const, order };
  });
};
