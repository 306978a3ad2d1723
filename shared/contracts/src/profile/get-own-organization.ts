import { defineEndpoint } from '../endpoint';
import type { getOwnOrganizationSchemas } from './profile.schema';

export const getOwnOrganization = defineEndpoint<typeof getOwnOrganizationSchemas>({
  method: 'GET',
  path: '/users/organization',
  access: 'signed-in',
});
