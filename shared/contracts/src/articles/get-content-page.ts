import { defineEndpoint } from '../endpoint';
import type { getContentPageSchemas } from './articles.schema';

export const getContentPage = defineEndpoint<typeof getContentPageSchemas>({
  method: 'GET',
  path: '/pages/:slug',
  access: 'anyone',
});
