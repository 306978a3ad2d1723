import { defineEndpoint } from '../endpoint';
import type { listShopDaysSchemas } from './days.schema';

/** The days of the books, the latest first. */
export const listShopDays = defineEndpoint<typeof listShopDaysSchemas>({
  method: 'GET',
  path: '/back_office/days',
  access: 'staff:money',
});
