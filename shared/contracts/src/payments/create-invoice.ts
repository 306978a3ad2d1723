import { defineEndpoint } from '../endpoint';
import type { createInvoiceSchemas } from './payments.schema';

export const createInvoice = defineEndpoint<typeof createInvoiceSchemas>({
  method: 'POST',
  path: '/orders/:number/payments/:id/invoice',
  access: 'order',
});
