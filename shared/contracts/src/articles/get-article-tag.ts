import { defineEndpoint } from '../endpoint';
import type { getArticleTagSchemas } from './articles.schema';

export const getArticleTag = defineEndpoint<typeof getArticleTagSchemas>({
  method: 'GET',
  path: '/articles/tag_info',
  access: 'anyone',
});
