import { defineEndpoint } from '../endpoint';
import type { getProductChoicesSchemas } from './staff-products.schema';

export const getProductChoices = defineEndpoint<typeof getProductChoicesSchemas>({
  method: 'GET',
  path: '/back_office/product_choices',
  access: 'staff:catalogue',
  perVendor: true,
});
