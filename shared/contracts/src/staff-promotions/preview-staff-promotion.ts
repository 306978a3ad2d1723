import { defineEndpoint } from '../endpoint';
import type { previewStaffPromotionSchemas } from './staff-promotions.schema';

export const previewStaffPromotion = defineEndpoint<typeof previewStaffPromotionSchemas>({
  method: 'POST',
  path: '/back_office/promotions/preview',
  access: 'staff:promotions',
});
