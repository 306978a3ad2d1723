import { defineEndpoint } from '../endpoint';
import type { listVendorReviewsSchemas } from './reviews.schema';

export const listVendorReviews = defineEndpoint<typeof listVendorReviewsSchemas>({
  method: 'GET',
  path: '/vendors/:id/reviews',
  access: 'anyone',
});
