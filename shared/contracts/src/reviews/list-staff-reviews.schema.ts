import { moderationQuerySchema, waitingReviewsSchema } from '../reviews.schema';

export const listStaffReviewsSchemas = { query: moderationQuerySchema, answer: waitingReviewsSchema };
