import { defineEndpoint } from '../endpoint';
import type { moderateReviewSchemas } from './reviews.schema';

export const moderateReview = defineEndpoint<typeof moderateReviewSchemas>({
  method: 'PUT',
  path: '/back_office/reviews/:id',
  access: 'staff:content',
});
