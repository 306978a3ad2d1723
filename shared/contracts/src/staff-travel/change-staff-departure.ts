import { defineEndpoint } from '../endpoint';
import type { changeStaffDepartureSchemas } from './staff-travel.schema';

export const changeStaffDeparture = defineEndpoint<typeof changeStaffDepartureSchemas>({
  method: 'PUT',
  path: '/back_office/travel/:id/departures',
  access: 'staff:catalogue',
  perVendor: true,
});
