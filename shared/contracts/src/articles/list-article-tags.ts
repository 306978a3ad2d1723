import { defineEndpoint } from '../endpoint';
import type { listArticleTagsSchemas } from './articles.schema';

export const listArticleTags = defineEndpoint<typeof listArticleTagsSchemas>({
  method: 'GET',
  path: '/articles/tags',
  access: 'anyone',
});
