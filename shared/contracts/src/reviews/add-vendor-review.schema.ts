import { z } from 'zod';
import { imageErrors } from '../error-groups';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const addVendorReviewSchemas = {
  params: z.object({ id: z.string().max(80) }),
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'REVIEW_EXISTS'] as const,
};
