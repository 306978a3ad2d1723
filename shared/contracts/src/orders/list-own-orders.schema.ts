import { z } from 'zod';
import { pagingQuerySchema } from '../common.schema';
import { limits } from '../limits';
import { ordersSchema } from '../order.schema';

export const listOwnOrdersSchemas = {
  query: pagingQuerySchema.extend({
    per_page: z.coerce.number().int().min(1).max(limits.perPageMax).default(limits.defaultLookup),
  }),
  answer: ordersSchema,
};
