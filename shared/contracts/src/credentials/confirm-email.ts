import { defineEndpoint } from '../endpoint';
import type { confirmEmailSchemas } from './credentials.schema';

export const confirmEmail = defineEndpoint<typeof confirmEmailSchemas>({
  method: 'POST',
  path: '/users/confirm_email',
  access: 'anyone',
});
