import { defineEndpoint } from '../endpoint';
import type { getStaffPromotionSchemas } from './staff-promotions.schema';

export const getStaffPromotion = defineEndpoint<typeof getStaffPromotionSchemas>({
  method: 'GET',
  path: '/back_office/promotions/:id',
  access: 'staff:promotions',
});
