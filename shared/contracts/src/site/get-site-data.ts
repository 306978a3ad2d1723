import { defineEndpoint } from '../endpoint';
import type { getSiteDataSchemas } from './site.schema';

export const getSiteData = defineEndpoint<typeof getSiteDataSchemas>({
  method: 'GET',
  path: '/site_data',
  access: 'anyone',
});
