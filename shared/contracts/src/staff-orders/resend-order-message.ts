import { defineEndpoint } from '../endpoint';
import type { resendOrderMessageSchemas } from './staff-orders.schema';

export const resendOrderMessage = defineEndpoint<typeof resendOrderMessageSchemas>({
  method: 'POST',
  path: '/back_office/orders/:number/messages/:id/resend',
  access: 'staff:orders',
  status: 201,
});
