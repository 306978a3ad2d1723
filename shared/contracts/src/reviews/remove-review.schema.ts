import { idParamsSchema } from '../common.schema';

export const removeReviewSchemas = { params: idParamsSchema };
