import { defineEndpoint } from '../endpoint';
import type { listSearchRulesSchemas } from './search-rules.schema';

export const listSearchRules = defineEndpoint<typeof listSearchRulesSchemas>({
  method: 'GET',
  path: '/back_office/search_rules',
  access: 'staff:catalogue',
});
