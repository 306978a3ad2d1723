import { defineEndpoint } from '../endpoint';
import type { mcsAuthSignUpSchemas } from './mcs-auth.schema';

export const mcsAuthSignUp = defineEndpoint<typeof mcsAuthSignUpSchemas>({
  method: 'POST',
  path: '/mcs_auth/sign_up',
  access: 'anyone',
  status: 202,
});
