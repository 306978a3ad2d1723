import { defineEndpoint } from '../endpoint';
import type { requestEmailConfirmationSchemas } from './credentials.schema';

export const requestEmailConfirmation = defineEndpoint<typeof requestEmailConfirmationSchemas>({
  method: 'POST',
  path: '/users/me/email_confirmation',
  access: 'signed-in',
  status: 202,
});
