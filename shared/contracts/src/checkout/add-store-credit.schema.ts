import { orderParamsSchema } from '../common.schema';
import { sourceErrors } from '../error-groups';
import { orderSchema } from '../order.schema';
import { addStoreCreditSchema } from '../wallet.schema';

export const addStoreCreditSchemas = {
  params: orderParamsSchema,
  body: addStoreCreditSchema,
  answer: orderSchema,
  errors: [...sourceErrors, 'LOGIN_REQUIRED', 'WALLET_NOT_FOUND'] as const,
};
