import { defineEndpoint } from '../endpoint';
import type { listStaffReviewsSchemas } from './reviews.schema';

export const listStaffReviews = defineEndpoint<typeof listStaffReviewsSchemas>({
  method: 'GET',
  path: '/back_office/reviews',
  access: 'staff:content',
});
