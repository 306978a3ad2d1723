import { defineEndpoint } from '../endpoint';
import type { checkLendSchemas } from './check-lend.schema';

export const checkLend = defineEndpoint<typeof checkLendSchemas>({
  method: 'GET',
  path: '/orders/:number/check_lend',
  access: 'order',
});
