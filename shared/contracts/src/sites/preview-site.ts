import { defineEndpoint } from '../endpoint';
import type { previewSiteSchemas } from './sites.schema';

export const previewSite = defineEndpoint<typeof previewSiteSchemas>({
  method: 'POST',
  path: '/back_office/sites/:code/previews',
  access: 'staff:sites',
});
