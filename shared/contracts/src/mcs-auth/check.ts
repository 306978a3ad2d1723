import { defineEndpoint } from '../endpoint';
import type { mcsAuthCheckSchemas } from './mcs-auth.schema';

export const mcsAuthCheck = defineEndpoint<typeof mcsAuthCheckSchemas>({
  method: 'POST',
  path: '/mcs_auth/check',
  access: 'anyone',
});
