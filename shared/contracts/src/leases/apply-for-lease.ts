import { defineEndpoint } from '../endpoint';
import type { applyForLeaseSchemas } from './leases.schema';

export const applyForLease = defineEndpoint<typeof applyForLeaseSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/application',
  access: 'order',
});
