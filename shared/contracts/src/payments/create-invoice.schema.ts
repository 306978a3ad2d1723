import { openInvoiceSchema } from '../checkout.schema';
import { idSchema, orderParamsSchema } from '../common.schema';
import { invoiceErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const createInvoiceSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  body: openInvoiceSchema,
  answer: orderSchema,
  errors: [...invoiceErrors, 'CARD_NOT_FOUND', 'LEASE_BARRIER', 'LEASE_MIN'] as const,
};
