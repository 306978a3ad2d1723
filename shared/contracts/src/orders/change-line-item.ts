import { defineEndpoint } from '../endpoint';
import type { changeLineItemSchemas } from './orders.schema';

export const changeLineItem = defineEndpoint<typeof changeLineItemSchemas>({
  method: 'PUT',
  path: '/orders/:number/line_items/:id',
  access: 'order',
});
