import { defineEndpoint } from '../endpoint';
import type { removeSiteDraftSchemas } from './sites.schema';

export const removeSiteDraft = defineEndpoint<typeof removeSiteDraftSchemas>({
  method: 'DELETE',
  path: '/back_office/sites/:code/draft',
  access: 'staff:sites',
});
