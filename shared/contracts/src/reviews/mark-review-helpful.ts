import { defineEndpoint } from '../endpoint';
import type { markReviewHelpfulSchemas } from './mark-review-helpful.schema';

export const markReviewHelpful = defineEndpoint<typeof markReviewHelpfulSchemas>({
  method: 'PUT',
  path: '/reviews/:id/helpful',
  access: 'signed-in',
});
