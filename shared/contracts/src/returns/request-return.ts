import { defineEndpoint } from '../endpoint';
import type { requestReturnSchemas } from './returns.schema';

export const requestReturn = defineEndpoint<typeof requestReturnSchemas>({
  method: 'POST',
  path: '/orders/:number/return_authorizations',
  access: 'order',
  status: 201,
});
