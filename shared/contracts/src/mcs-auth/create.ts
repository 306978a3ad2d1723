import { defineEndpoint } from '../endpoint';
import type { mcsAuthCreateSchemas } from './mcs-auth.schema';

export const mcsAuthCreate = defineEndpoint<typeof mcsAuthCreateSchemas>({
  method: 'POST',
  path: '/mcs_auth/create',
  access: 'anyone',
  status: 201,
});
