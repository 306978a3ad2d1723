import { defineEndpoint } from '../endpoint';
import type { getOwnProductReviewSchemas } from './reviews.schema';

export const getOwnProductReview = defineEndpoint<typeof getOwnProductReviewSchemas>({
  method: 'GET',
  path: '/products/:slug/reviews/mine',
  access: 'signed-in',
});
