import { defineEndpoint } from '../endpoint';
import type { getShopDaySchemas } from './days.schema';

/** A day by way of paying. */
export const getShopDay = defineEndpoint<typeof getShopDaySchemas>({
  method: 'GET',
  path: '/back_office/days/:day',
  access: 'staff:money',
});
