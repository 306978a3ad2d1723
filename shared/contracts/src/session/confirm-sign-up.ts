import { defineEndpoint } from '../endpoint';
import type { confirmSignUpSchemas } from './session.schema';

export const confirmSignUp = defineEndpoint<typeof confirmSignUpSchemas>({
  method: 'POST',
  path: '/users/confirm',
  access: 'anyone',
  status: 201,
});
