import { defineEndpoint } from '../endpoint';
import type { sendContactFormSchemas } from './contact.schema';

/** A form without script posts here too, and is sent back to its page. */
export const sendContactForm = defineEndpoint<typeof sendContactFormSchemas>({
  method: 'POST',
  path: '/contact_forms',
  access: 'anyone',
});
