import { defineEndpoint } from '../endpoint';
import type { getPickListSchemas } from './staff-orders.schema';

export const getPickList = defineEndpoint<typeof getPickListSchemas>({
  method: 'GET',
  path: '/back_office/pick_list',
  access: 'staff:orders',
  perVendor: true,
});
