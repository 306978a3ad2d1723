import { defineEndpoint } from '../endpoint';
import type { emptyOrderSchemas } from './empty-order.schema';

export const emptyOrder = defineEndpoint<typeof emptyOrderSchemas>({
  method: 'PUT',
  path: '/orders/:number/empty',
  access: 'order',
});
