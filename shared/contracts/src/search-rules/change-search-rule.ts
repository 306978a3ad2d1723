import { defineEndpoint } from '../endpoint';
import type { changeSearchRuleSchemas } from './search-rules.schema';

export const changeSearchRule = defineEndpoint<typeof changeSearchRuleSchemas>({
  method: 'PUT',
  path: '/back_office/search_rules/:id',
  access: 'staff:catalogue',
});
