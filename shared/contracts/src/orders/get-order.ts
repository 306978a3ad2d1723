import { defineEndpoint } from '../endpoint';
import type { getOrderSchemas } from './orders.schema';

export const getOrder = defineEndpoint<typeof getOrderSchemas>({
  method: 'GET',
  path: '/orders/:number',
  access: 'order',
});
