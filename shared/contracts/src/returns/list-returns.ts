import { defineEndpoint } from '../endpoint';
import type { listReturnsSchemas } from './returns.schema';

export const listReturns = defineEndpoint<typeof listReturnsSchemas>({
  method: 'GET',
  path: '/orders/:number/return_authorizations',
  access: 'order',
});
