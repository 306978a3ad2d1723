import { defineEndpoint } from '../endpoint';
import type { listStaffProductsSchemas } from './staff-products.schema';

export const listStaffProducts = defineEndpoint<typeof listStaffProductsSchemas>({
  method: 'GET',
  path: '/back_office/products',
  access: 'staff:catalogue',
  perVendor: true,
});
