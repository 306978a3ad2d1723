import { defineEndpoint } from '../endpoint';
import type { getLowStockSchemas } from './staff-overview.schema';

export const getLowStock = defineEndpoint<typeof getLowStockSchemas>({
  method: 'GET',
  path: '/back_office/low_stock',
  access: 'staff:catalogue',
  perVendor: true,
});
