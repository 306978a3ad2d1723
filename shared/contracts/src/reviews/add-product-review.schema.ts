import { z } from 'zod';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const addProductReviewSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  body: reviewFormSchema,
  answer: reviewSchema,
};
