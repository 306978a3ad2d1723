import { defineEndpoint } from '../endpoint';
import type { followAuthorSchemas } from './authors.schema';

export const followAuthor = defineEndpoint<typeof followAuthorSchemas>({
  method: 'PUT',
  path: '/authors/:slug/follow',
  access: 'signed-in',
});
