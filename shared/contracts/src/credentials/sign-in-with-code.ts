import { defineEndpoint } from '../endpoint';
import type { signInWithCodeSchemas } from './credentials.schema';

export const signInWithCode = defineEndpoint<typeof signInWithCodeSchemas>({
  method: 'POST',
  path: '/session/code/confirm',
  access: 'anyone',
  status: 201,
});
