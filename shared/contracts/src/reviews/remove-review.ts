import { defineEndpoint } from '../endpoint';
import type { removeReviewSchemas } from './reviews.schema';

export const removeReview = defineEndpoint<typeof removeReviewSchemas>({
  method: 'DELETE',
  path: '/reviews/:id',
  access: 'signed-in',
});
