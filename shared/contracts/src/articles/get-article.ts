import { defineEndpoint } from '../endpoint';
import type { getArticleSchemas } from './articles.schema';

export const getArticle = defineEndpoint<typeof getArticleSchemas>({
  method: 'GET',
  path: '/articles/:slug',
  access: 'anyone',
});
