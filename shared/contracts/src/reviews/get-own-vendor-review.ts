import { defineEndpoint } from '../endpoint';
import type { getOwnVendorReviewSchemas } from './reviews.schema';

export const getOwnVendorReview = defineEndpoint<typeof getOwnVendorReviewSchemas>({
  method: 'GET',
  path: '/vendors/:id/reviews/mine',
  access: 'signed-in',
});
