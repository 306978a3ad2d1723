import { defineEndpoint } from '../endpoint';
import type { changeReviewSchemas } from './reviews.schema';

export const changeReview = defineEndpoint<typeof changeReviewSchemas>({
  method: 'PUT',
  path: '/reviews/:id',
  access: 'signed-in',
});
