import { defineEndpoint } from '../endpoint';
import type { checkLendSchemas } from './leases.schema';

export const checkLend = defineEndpoint<typeof checkLendSchemas>({
  method: 'GET',
  path: '/orders/:number/check_lend',
  access: 'order',
});
