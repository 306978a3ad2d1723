import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { receiptSchema } from '../receipt.schema';

export const getReceiptSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: receiptSchema,
  errors: ['ORDER_NOT_FOUND', 'RECEIPT_NOT_ISSUED'] as const,
};
