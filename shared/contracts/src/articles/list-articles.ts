import { defineEndpoint } from '../endpoint';
import type { listArticlesSchemas } from './articles.schema';

export const listArticles = defineEndpoint<typeof listArticlesSchemas>({
  method: 'GET',
  path: '/articles',
  access: 'anyone',
});
