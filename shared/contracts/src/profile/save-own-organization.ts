import { defineEndpoint } from '../endpoint';
import type { saveOwnOrganizationSchemas } from './profile.schema';

export const saveOwnOrganization = defineEndpoint<typeof saveOwnOrganizationSchemas>({
  method: 'PUT',
  path: '/users/organization',
  access: 'signed-in',
});
