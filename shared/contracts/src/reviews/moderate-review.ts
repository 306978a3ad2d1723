import { defineEndpoint } from '../endpoint';
import type { moderateReviewSchemas } from './moderate-review.schema';

export const moderateReview = defineEndpoint<typeof moderateReviewSchemas>({
  method: 'PUT',
  path: '/back_office/reviews/:id',
  access: 'staff',
});
