import { defineEndpoint } from '../endpoint';
import type { releaseContactFormSchemas } from './contact.schema';

/** Passes on a message that was held back. */
export const releaseContactForm = defineEndpoint<typeof releaseContactFormSchemas>({
  method: 'PUT',
  path: '/contact_forms/:id/release',
  access: 'staff:content',
});
