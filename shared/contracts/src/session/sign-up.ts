import { defineEndpoint } from '../endpoint';
import type { signUpSchemas } from './session.schema';

export const signUp = defineEndpoint<typeof signUpSchemas>({
  method: 'POST',
  path: '/users',
  access: 'anyone',
  status: 202,
});
