import { defineEndpoint } from '../endpoint';
import type { addLineItemSchemas } from './orders.schema';

export const addLineItem = defineEndpoint<typeof addLineItemSchemas>({
  method: 'POST',
  path: '/orders/:number/line_items',
  access: 'order',
  status: 201,
});
