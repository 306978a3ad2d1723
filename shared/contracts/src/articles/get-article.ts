import { defineEndpoint } from '../endpoint';
import type { getArticleSchemas } from './get-article.schema';

export const getArticle = defineEndpoint<typeof getArticleSchemas>({
  method: 'GET',
  path: '/articles/:slug',
  access: 'anyone',
});
