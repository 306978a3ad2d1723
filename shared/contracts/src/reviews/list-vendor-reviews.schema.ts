import { z } from 'zod';
import { reviewsQuerySchema, reviewsSchema } from '../reviews.schema';

export const listVendorReviewsSchemas = {
  params: z.object({ id: z.string().max(80) }),
  query: reviewsQuerySchema,
  answer: reviewsSchema,
};
