import { defineEndpoint } from '../endpoint';
import type { toggleBookmarkSchemas } from './bookmarks.schema';

export const toggleBookmark = defineEndpoint<typeof toggleBookmarkSchemas>({
  method: 'POST',
  path: '/bookmarks',
  access: 'signed-in',
});
