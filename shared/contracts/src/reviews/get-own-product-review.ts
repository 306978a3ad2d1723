import { defineEndpoint } from '../endpoint';
import type { getOwnProductReviewSchemas } from './get-own-product-review.schema';

export const getOwnProductReview = defineEndpoint<typeof getOwnProductReviewSchemas>({
  method: 'GET',
  path: '/products/:slug/reviews/mine',
  access: 'signed-in',
});
