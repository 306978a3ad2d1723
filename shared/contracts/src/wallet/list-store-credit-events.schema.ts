import { storeCreditEventsQuerySchema, storeCreditEventsSchema } from '../wallet.schema';

export const listStoreCreditEventsSchemas = {
  query: storeCreditEventsQuerySchema,
  answer: storeCreditEventsSchema,
  errors: ['WALLET_NOT_FOUND'] as const,
};
