import { defineEndpoint } from '../endpoint';
import type { getLeaseSchemas } from './leases.schema';

export const getLease = defineEndpoint<typeof getLeaseSchemas>({
  method: 'GET',
  path: '/orders/:number/lease',
  access: 'order',
});
