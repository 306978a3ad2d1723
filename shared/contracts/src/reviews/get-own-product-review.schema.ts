import { z } from 'zod';
import { myReviewSchema } from '../reviews.schema';

export const getOwnProductReviewSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: myReviewSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
