import { defineEndpoint } from '../endpoint';
import type { chooseLeaseSchemas } from './leases.schema';

export const chooseLease = defineEndpoint<typeof chooseLeaseSchemas>({
  method: 'PUT',
  path: '/orders/:number/lease',
  access: 'order',
});
