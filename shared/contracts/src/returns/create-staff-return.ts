import { defineEndpoint } from '../endpoint';
import type { createStaffReturnSchemas } from './returns.schema';

/** Registers a return for a buyer who calls or stands in the shop; the return window does not count. */
export const createStaffReturn = defineEndpoint<typeof createStaffReturnSchemas>({
  method: 'POST',
  path: '/back_office/orders/:number/return_authorizations',
  access: 'staff:orders',
  status: 201,
});
