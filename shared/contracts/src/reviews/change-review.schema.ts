import { idParamsSchema } from '../common.schema';
import { imageErrors } from '../error-groups';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const changeReviewSchemas = {
  params: idParamsSchema,
  body: reviewFormSchema,
  answer: reviewSchema,
  errors: [...imageErrors, 'REVIEW_NOT_FOUND'] as const,
};
