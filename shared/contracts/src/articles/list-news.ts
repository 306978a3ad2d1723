import { defineEndpoint } from '../endpoint';
import type { listNewsSchemas } from './articles.schema';

export const listNews = defineEndpoint<typeof listNewsSchemas>({
  method: 'GET',
  path: '/news',
  access: 'anyone',
});
