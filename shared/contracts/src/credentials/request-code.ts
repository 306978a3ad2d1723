import { defineEndpoint } from '../endpoint';
import type { requestCodeSchemas } from './credentials.schema';

export const requestCode = defineEndpoint<typeof requestCodeSchemas>({
  method: 'POST',
  path: '/session/code',
  access: 'anyone',
  status: 202,
});
