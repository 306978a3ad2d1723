import { defineEndpoint } from '../endpoint';
import type { unfollowAuthorSchemas } from './authors.schema';

export const unfollowAuthor = defineEndpoint<typeof unfollowAuthorSchemas>({
  method: 'PUT',
  path: '/authors/:slug/unfollow',
  access: 'signed-in',
});
