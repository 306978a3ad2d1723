import { idParamsSchema } from '../common.schema';
import { helpfulSchema } from '../reviews.schema';

export const markReviewHelpfulSchemas = { params: idParamsSchema, answer: helpfulSchema };
