import { defineEndpoint } from '../endpoint';
import type { getCurrentOrderSchemas } from './orders.schema';

export const getCurrentOrder = defineEndpoint<typeof getCurrentOrderSchemas>({
  method: 'GET',
  path: '/orders/current',
  access: 'order',
});
