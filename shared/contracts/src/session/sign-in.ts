import { defineEndpoint } from '../endpoint';
import type { signInSchemas } from './sign-in.schema';

export const signIn = defineEndpoint<typeof signInSchemas>({
  method: 'POST',
  path: '/session',
  access: 'anyone',
  status: 201,
});
