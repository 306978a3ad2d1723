import { defineEndpoint } from '../endpoint';
import type { closeShopDaySchemas } from './days.schema';

/** Closes a day: its figures stay. */
export const closeShopDay = defineEndpoint<typeof closeShopDaySchemas>({
  method: 'PUT',
  path: '/back_office/days/:day/close',
  access: 'staff:money',
});
