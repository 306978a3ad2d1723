import { defineEndpoint } from '../endpoint';
import type { changeProductSchemas } from './products.schema';

export const changeProduct = defineEndpoint<typeof changeProductSchemas>({
  method: 'PATCH',
  path: '/products/:slug',
  access: 'staff:catalogue',
  perVendor: true,
});
