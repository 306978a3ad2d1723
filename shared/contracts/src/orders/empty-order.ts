import { defineEndpoint } from '../endpoint';
import type { emptyOrderSchemas } from './orders.schema';

export const emptyOrder = defineEndpoint<typeof emptyOrderSchemas>({
  method: 'PUT',
  path: '/orders/:number/empty',
  access: 'order',
});
