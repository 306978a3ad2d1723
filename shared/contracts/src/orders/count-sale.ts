import { defineEndpoint } from '../endpoint';
import type { countSaleSchemas } from './orders.schema';

export const countSale = defineEndpoint<typeof countSaleSchemas>({
  method: 'PUT',
  path: '/orders/:number/count_sale',
  access: 'order',
});
