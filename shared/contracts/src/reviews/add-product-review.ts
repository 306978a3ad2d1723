import { defineEndpoint } from '../endpoint';
import type { addProductReviewSchemas } from './reviews.schema';

export const addProductReview = defineEndpoint<typeof addProductReviewSchemas>({
  method: 'POST',
  path: '/products/:slug/reviews',
  access: 'signed-in',
  status: 201,
});
