import { defineEndpoint } from '../endpoint';
import type { getNewsTagSchemas } from './articles.schema';

export const getNewsTag = defineEndpoint<typeof getNewsTagSchemas>({
  method: 'GET',
  path: '/news/tag_info',
  access: 'anyone',
});
