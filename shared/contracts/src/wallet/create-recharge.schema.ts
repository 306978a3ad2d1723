import { rechargeInputSchema, rechargeSchema } from '../wallet.schema';

export const createRechargeSchemas = {
  body: rechargeInputSchema,
  answer: rechargeSchema,
  errors: [
    'WALLET_NOT_FOUND',
    'WALLET_NOT_RECHARGEABLE',
    'RECHARGE_MIN',
    'RECHARGE_MAX',
    'PAYMENT_METHOD_UNKNOWN',
  ] as const,
};
