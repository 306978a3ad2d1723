import { defineEndpoint } from '../endpoint';
import type { changeStaffDrawSchemas } from './staff-draws.schema';

export const changeStaffDraw = defineEndpoint<typeof changeStaffDrawSchemas>({
  method: 'PUT',
  path: '/back_office/draws/:slug',
  access: 'staff:promotions',
});
