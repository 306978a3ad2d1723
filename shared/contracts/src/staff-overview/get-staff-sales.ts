import { defineEndpoint } from '../endpoint';
import type { getStaffSalesSchemas } from './staff-overview.schema';

export const getStaffSales = defineEndpoint<typeof getStaffSalesSchemas>({
  method: 'GET',
  path: '/back_office/sales',
  access: 'staff:orders',
  perVendor: true,
});
