import { defineEndpoint } from '../endpoint';
import type { listStaffPromotionsSchemas } from './staff-promotions.schema';

export const listStaffPromotions = defineEndpoint<typeof listStaffPromotionsSchemas>({
  method: 'GET',
  path: '/back_office/promotions',
  access: 'staff:promotions',
});
