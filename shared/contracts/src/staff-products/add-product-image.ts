import { defineEndpoint } from '../endpoint';
import type { addProductImageSchemas } from './staff-products.schema';

export const addProductImage = defineEndpoint<typeof addProductImageSchemas>({
  method: 'POST',
  path: '/back_office/product_images',
  access: 'staff:catalogue',
  perVendor: true,
  status: 201,
});
