import { defineEndpoint } from '../endpoint';
import type { syncBookmarksSchemas } from './bookmarks.schema';

export const syncBookmarks = defineEndpoint<typeof syncBookmarksSchemas>({
  method: 'POST',
  path: '/bookmarks/sync',
  access: 'signed-in',
});
