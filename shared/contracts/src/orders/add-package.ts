import { defineEndpoint } from '../endpoint';
import type { addPackageSchemas } from './orders.schema';

export const addPackage = defineEndpoint<typeof addPackageSchemas>({
  method: 'POST',
  path: '/orders/:number/packages',
  access: 'order',
  status: 201,
});
