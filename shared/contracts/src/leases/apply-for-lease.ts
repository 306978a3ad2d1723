import { defineEndpoint } from '../endpoint';
import type { applyForLeaseSchemas } from './apply-for-lease.schema';

export const applyForLease = defineEndpoint<typeof applyForLeaseSchemas>({
  method: 'POST',
  path: '/orders/:number/lease/application',
  access: 'order',
});
