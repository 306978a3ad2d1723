import { defineEndpoint } from '../endpoint';
import type { listBookmarksSchemas } from './bookmarks.schema';

export const listBookmarks = defineEndpoint<typeof listBookmarksSchemas>({
  method: 'GET',
  path: '/bookmarks',
  access: 'signed-in',
});
