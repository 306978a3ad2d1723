import { defineEndpoint } from '../endpoint';
import type { removeLineItemSchemas } from './orders.schema';

export const removeLineItem = defineEndpoint<typeof removeLineItemSchemas>({
  method: 'DELETE',
  path: '/orders/:number/line_items/:id',
  access: 'order',
});
