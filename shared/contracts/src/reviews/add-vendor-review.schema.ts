import { z } from 'zod';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const addVendorReviewSchemas = {
  params: z.object({ id: z.string().max(80) }),
  body: reviewFormSchema,
  answer: reviewSchema,
};
