import { defineEndpoint } from '../endpoint';
import type { markReviewHelpfulSchemas } from './reviews.schema';

export const markReviewHelpful = defineEndpoint<typeof markReviewHelpfulSchemas>({
  method: 'PUT',
  path: '/reviews/:id/helpful',
  access: 'signed-in',
});
