import { idParamsSchema } from '../common.schema';
import { reviewFormSchema, reviewSchema } from '../reviews.schema';

export const changeReviewSchemas = { params: idParamsSchema, body: reviewFormSchema, answer: reviewSchema };
