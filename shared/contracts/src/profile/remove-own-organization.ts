import { defineEndpoint } from '../endpoint';
import type { removeOwnOrganizationSchemas } from './profile.schema';

export const removeOwnOrganization = defineEndpoint<typeof removeOwnOrganizationSchemas>({
  method: 'DELETE',
  path: '/users/organization',
  access: 'signed-in',
});
