import { defineEndpoint } from '../endpoint';
import type { getContactTokenSchemas } from './contact.schema';

export const getContactToken = defineEndpoint<typeof getContactTokenSchemas>({
  method: 'GET',
  path: '/contact_forms/token',
  access: 'anyone',
});
