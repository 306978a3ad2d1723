import { idParamsSchema } from '../common.schema';
import { helpfulSchema } from '../reviews.schema';

export const markReviewHelpfulSchemas = {
  params: idParamsSchema,
  answer: helpfulSchema,
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_OWN'] as const,
};
