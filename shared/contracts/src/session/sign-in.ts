import { defineEndpoint } from '../endpoint';
import type { signInSchemas } from './session.schema';

export const signIn = defineEndpoint<typeof signInSchemas>({
  method: 'POST',
  path: '/session',
  access: 'anyone',
  status: 201,
});
