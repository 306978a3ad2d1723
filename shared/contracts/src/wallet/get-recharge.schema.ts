import { z } from 'zod';
import { rechargeSchema } from '../wallet.schema';

export const getRechargeSchemas = {
  params: z.object({ number: z.string().regex(/^W\d{6,12}$/) }),
  answer: rechargeSchema,
  errors: ['RECHARGE_NOT_FOUND'] as const,
};
