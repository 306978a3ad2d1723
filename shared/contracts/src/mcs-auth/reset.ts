import { defineEndpoint } from '../endpoint';
import type { mcsAuthResetSchemas } from './mcs-auth.schema';

export const mcsAuthReset = defineEndpoint<typeof mcsAuthResetSchemas>({
  method: 'POST',
  path: '/mcs_auth/reset',
  access: 'anyone',
  status: 202,
});
