import { z } from 'zod';
import { imageErrors } from '../error-groups';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const addProductReviewSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'PRODUCT_NOT_FOUND', 'REVIEW_EXISTS'] as const,
};
