import { defineEndpoint } from '../endpoint';
import type { changeStaffNightsSchemas } from './staff-travel.schema';

export const changeStaffNights = defineEndpoint<typeof changeStaffNightsSchemas>({
  method: 'PUT',
  path: '/back_office/travel/:id/nights',
  access: 'staff:catalogue',
  perVendor: true,
});
