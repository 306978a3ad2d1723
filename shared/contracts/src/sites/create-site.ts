import { defineEndpoint } from '../endpoint';
import type { createSiteSchemas } from './sites.schema';

export const createSite = defineEndpoint<typeof createSiteSchemas>({
  method: 'POST',
  path: '/back_office/sites',
  access: 'staff:sites',
  status: 201,
});
