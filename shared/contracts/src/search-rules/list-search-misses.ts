import { defineEndpoint } from '../endpoint';
import type { listSearchMissesSchemas } from './search-rules.schema';

export const listSearchMisses = defineEndpoint<typeof listSearchMissesSchemas>({
  method: 'GET',
  path: '/back_office/search_misses',
  access: 'staff:catalogue',
});
