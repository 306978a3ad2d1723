import { defineEndpoint } from '../endpoint';
import type { addVendorReviewSchemas } from './reviews.schema';

export const addVendorReview = defineEndpoint<typeof addVendorReviewSchemas>({
  method: 'POST',
  path: '/vendors/:id/reviews',
  access: 'signed-in',
  status: 201,
});
