import { defineEndpoint } from '../endpoint';
import type { listContactFormsSchemas } from './contact.schema';

export const listContactForms = defineEndpoint<typeof listContactFormsSchemas>({
  method: 'GET',
  path: '/contact_forms',
  access: 'staff:content',
});
