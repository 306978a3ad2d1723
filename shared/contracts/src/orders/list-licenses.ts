import { defineEndpoint } from '../endpoint';
import type { listLicensesSchemas } from './list-licenses.schema';

export const listLicenses = defineEndpoint<typeof listLicensesSchemas>({
  method: 'GET',
  path: '/orders/licenses',
  access: 'signed-in',
});
