import { defineEndpoint } from '../endpoint';
import type { createOrderNoteSchemas } from './staff-orders.schema';

export const createOrderNote = defineEndpoint<typeof createOrderNoteSchemas>({
  method: 'POST',
  path: '/back_office/orders/:number/notes',
  access: 'staff:orders',
  status: 201,
});
