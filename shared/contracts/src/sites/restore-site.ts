import { defineEndpoint } from '../endpoint';
import type { restoreSiteSchemas } from './sites.schema';

export const restoreSite = defineEndpoint<typeof restoreSiteSchemas>({
  method: 'POST',
  path: '/back_office/sites/:code/versions/:version/restore',
  access: 'staff:sites',
});
