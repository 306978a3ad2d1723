import { defineEndpoint } from '../endpoint';
import type { requestContactSchemas } from './profile.schema';

/** Sends a code to a new phone number or email address. */
export const requestContact = defineEndpoint<typeof requestContactSchemas>({
  method: 'POST',
  path: '/users/contact',
  access: 'signed-in',
  status: 202,
});
