import { defineEndpoint } from '../endpoint';
import type { getSiteSchemas } from './sites.schema';

export const getSite = defineEndpoint<typeof getSiteSchemas>({
  method: 'GET',
  path: '/back_office/sites/:code',
  access: 'staff:sites',
});
