import { defineEndpoint } from '../endpoint';
import type { removeSearchRuleSchemas } from './search-rules.schema';

export const removeSearchRule = defineEndpoint<typeof removeSearchRuleSchemas>({
  method: 'DELETE',
  path: '/back_office/search_rules/:id',
  access: 'staff:catalogue',
});
