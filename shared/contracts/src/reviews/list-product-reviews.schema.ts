import { z } from 'zod';
import { reviewsQuerySchema, reviewsSchema } from '../reviews.schema';

export const listProductReviewsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  query: reviewsQuerySchema,
  answer: reviewsSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
