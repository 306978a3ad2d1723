import { defineEndpoint } from '../endpoint';
import type { listStaffPublicationsSchemas } from './publications.schema';

export const listStaffPublications = defineEndpoint<typeof listStaffPublicationsSchemas>({
  method: 'GET',
  path: '/back_office/publications',
  access: 'staff:content',
});
