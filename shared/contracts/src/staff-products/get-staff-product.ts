import { defineEndpoint } from '../endpoint';
import type { getStaffProductSchemas } from './staff-products.schema';

export const getStaffProduct = defineEndpoint<typeof getStaffProductSchemas>({
  method: 'GET',
  path: '/back_office/products/:id',
  access: 'staff:catalogue',
  perVendor: true,
});
