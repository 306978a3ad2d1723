import { defineEndpoint } from '../endpoint';
import type { changeStaffRatesSchemas } from './staff-travel.schema';

export const changeStaffRates = defineEndpoint<typeof changeStaffRatesSchemas>({
  method: 'PUT',
  path: '/back_office/travel/:id/rates',
  access: 'staff:catalogue',
  perVendor: true,
});
