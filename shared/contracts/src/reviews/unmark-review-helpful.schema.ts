import { idParamsSchema } from '../common.schema';
import { helpfulSchema } from '../reviews.schema';

export const unmarkReviewHelpfulSchemas = { params: idParamsSchema, answer: helpfulSchema };
