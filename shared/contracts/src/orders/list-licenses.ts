import { defineEndpoint } from '../endpoint';
import type { listLicensesSchemas } from './orders.schema';

export const listLicenses = defineEndpoint<typeof listLicensesSchemas>({
  method: 'GET',
  path: '/orders/licenses',
  access: 'signed-in',
});
