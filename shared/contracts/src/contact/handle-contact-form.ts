import { defineEndpoint } from '../endpoint';
import type { handleContactFormSchemas } from './contact.schema';

export const handleContactForm = defineEndpoint<typeof handleContactFormSchemas>({
  method: 'PUT',
  path: '/contact_forms/:id/handled',
  access: 'staff:content',
});
