import { z } from 'zod';
import { storeCreditSchema } from '../wallet.schema';

export const getStoreCreditSchemas = {
  params: z.object({ wallet: z.string().max(40) }),
  answer: storeCreditSchema,
  errors: ['WALLET_NOT_FOUND'] as const,
};
