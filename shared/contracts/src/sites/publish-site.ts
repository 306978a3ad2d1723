import { defineEndpoint } from '../endpoint';
import type { publishSiteSchemas } from './sites.schema';

export const publishSite = defineEndpoint<typeof publishSiteSchemas>({
  method: 'POST',
  path: '/back_office/sites/:code/publish',
  access: 'staff:sites',
});
