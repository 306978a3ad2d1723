import { defineEndpoint } from '../endpoint';
import type { listStaffDrawsSchemas } from './staff-draws.schema';

export const listStaffDraws = defineEndpoint<typeof listStaffDrawsSchemas>({
  method: 'GET',
  path: '/back_office/draws',
  access: 'staff:promotions',
});
