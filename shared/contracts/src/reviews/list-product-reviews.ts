import { defineEndpoint } from '../endpoint';
import type { listProductReviewsSchemas } from './reviews.schema';

export const listProductReviews = defineEndpoint<typeof listProductReviewsSchemas>({
  method: 'GET',
  path: '/products/:slug/reviews',
  access: 'anyone',
});
