import { idParamsSchema } from '../common.schema';
import { moderationSchema, reviewSchema } from '../reviews.schema';

export const moderateReviewSchemas = {
  params: idParamsSchema,
  body: moderationSchema,
  answer: reviewSchema,
  errors: ['REVIEW_NOT_FOUND'] as const,
};
