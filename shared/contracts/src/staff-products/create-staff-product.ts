import { defineEndpoint } from '../endpoint';
import type { createStaffProductSchemas } from './staff-products.schema';

export const createStaffProduct = defineEndpoint<typeof createStaffProductSchemas>({
  method: 'POST',
  path: '/back_office/products',
  access: 'staff:catalogue',
  perVendor: true,
  status: 201,
});
