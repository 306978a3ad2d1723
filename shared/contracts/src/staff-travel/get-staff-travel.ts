import { defineEndpoint } from '../endpoint';
import type { getStaffTravelSchemas } from './staff-travel.schema';

export const getStaffTravel = defineEndpoint<typeof getStaffTravelSchemas>({
  method: 'GET',
  path: '/back_office/travel/:id',
  access: 'staff:catalogue',
  perVendor: true,
});
