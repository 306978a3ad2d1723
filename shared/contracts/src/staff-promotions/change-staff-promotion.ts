import { defineEndpoint } from '../endpoint';
import type { changeStaffPromotionSchemas } from './staff-promotions.schema';

export const changeStaffPromotion = defineEndpoint<typeof changeStaffPromotionSchemas>({
  method: 'PUT',
  path: '/back_office/promotions/:id',
  access: 'staff:promotions',
});
