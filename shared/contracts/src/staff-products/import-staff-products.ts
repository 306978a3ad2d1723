import { defineEndpoint } from '../endpoint';
import type { importStaffProductsSchemas } from './import.schema';

export const importStaffProducts = defineEndpoint<typeof importStaffProductsSchemas>({
  method: 'POST',
  path: '/back_office/products/import',
  access: 'staff:catalogue',
});
