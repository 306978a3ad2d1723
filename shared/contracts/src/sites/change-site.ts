import { defineEndpoint } from '../endpoint';
import type { changeSiteSchemas } from './sites.schema';

export const changeSite = defineEndpoint<typeof changeSiteSchemas>({
  method: 'PUT',
  path: '/back_office/sites/:code/draft',
  access: 'staff:sites',
});
