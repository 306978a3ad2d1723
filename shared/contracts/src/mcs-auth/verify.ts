import { defineEndpoint } from '../endpoint';
import type { mcsAuthVerifySchemas } from './mcs-auth.schema';

export const mcsAuthVerify = defineEndpoint<typeof mcsAuthVerifySchemas>({
  method: 'POST',
  path: '/mcs_auth/verify',
  access: 'anyone',
  status: 201,
});
