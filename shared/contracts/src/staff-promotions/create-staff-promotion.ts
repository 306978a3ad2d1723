import { defineEndpoint } from '../endpoint';
import type { createStaffPromotionSchemas } from './staff-promotions.schema';

export const createStaffPromotion = defineEndpoint<typeof createStaffPromotionSchemas>({
  method: 'POST',
  path: '/back_office/promotions',
  access: 'staff:promotions',
});
