import { defineEndpoint } from '../endpoint';
import type { getReturnSchemas } from './returns.schema';

export const getReturn = defineEndpoint<typeof getReturnSchemas>({
  method: 'GET',
  path: '/orders/:number/return_authorizations/:id',
  access: 'order',
});
