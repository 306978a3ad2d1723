import { defineEndpoint } from '../endpoint';
import type { getNewsSchemas } from './articles.schema';

export const getNews = defineEndpoint<typeof getNewsSchemas>({
  method: 'GET',
  path: '/news/:slug',
  access: 'anyone',
});
