import { openInvoiceSchema } from '../checkout.schema';
import { idSchema, orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const createInvoiceSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  body: openInvoiceSchema,
  answer: orderSchema,
};
