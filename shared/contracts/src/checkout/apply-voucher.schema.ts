import { orderParamsSchema } from '../common.schema';
import { sourceErrors } from '../error-groups';
import { orderSchema } from '../order.schema';
import { applyVoucherSchema } from '../wallet.schema';

export const applyVoucherSchemas = {
  params: orderParamsSchema,
  body: applyVoucherSchema,
  answer: orderSchema,
  errors: [...sourceErrors, 'LOGIN_REQUIRED', 'VOUCHER_NOT_FOUND', 'VOUCHER_EXPIRED', 'VOUCHER_USED'] as const,
};
