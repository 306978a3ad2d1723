import { defineEndpoint } from '../endpoint';
import type { unmarkReviewHelpfulSchemas } from './reviews.schema';

export const unmarkReviewHelpful = defineEndpoint<typeof unmarkReviewHelpfulSchemas>({
  method: 'DELETE',
  path: '/reviews/:id/helpful',
  access: 'signed-in',
});
