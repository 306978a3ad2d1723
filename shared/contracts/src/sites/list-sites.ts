import { defineEndpoint } from '../endpoint';
import type { listSitesSchemas } from './sites.schema';

export const listSites = defineEndpoint<typeof listSitesSchemas>({
  method: 'GET',
  path: '/back_office/sites',
  access: 'staff:sites',
});
