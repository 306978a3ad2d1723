import { defineEndpoint } from '../endpoint';
import type { changeStaffProductSchemas } from './staff-products.schema';

export const changeStaffProduct = defineEndpoint<typeof changeStaffProductSchemas>({
  method: 'PUT',
  path: '/back_office/products/:id',
  access: 'staff:catalogue',
  perVendor: true,
});
