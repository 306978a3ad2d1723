import { defineEndpoint } from '../endpoint';
import type { createSearchRuleSchemas } from './search-rules.schema';

export const createSearchRule = defineEndpoint<typeof createSearchRuleSchemas>({
  method: 'POST',
  path: '/back_office/search_rules',
  access: 'staff:catalogue',
  status: 201,
});
