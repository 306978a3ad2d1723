import { defineEndpoint } from '../endpoint';
import type { changeReviewSchemas } from './change-review.schema';

export const changeReview = defineEndpoint<typeof changeReviewSchemas>({
  method: 'PUT',
  path: '/reviews/:id',
  access: 'signed-in',
});
