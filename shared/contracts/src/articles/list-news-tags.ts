import { defineEndpoint } from '../endpoint';
import type { listNewsTagsSchemas } from './articles.schema';

export const listNewsTags = defineEndpoint<typeof listNewsTagsSchemas>({
  method: 'GET',
  path: '/news/tags',
  access: 'anyone',
});
