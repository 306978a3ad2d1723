import { defineEndpoint } from '../endpoint';
import type { getOrganizationSchemas } from './receipts.schema';

export const getOrganization = defineEndpoint<typeof getOrganizationSchemas>({
  method: 'GET',
  path: '/receipts/organizations/:registry',
  access: 'anyone',
});
