import { idParamsSchema } from '../common.schema';

export const removeReviewSchemas = { params: idParamsSchema, errors: ['REVIEW_NOT_FOUND'] as const };
