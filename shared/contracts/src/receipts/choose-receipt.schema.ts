import { orderParamsSchema } from '../common.schema';
import { chooseReceiptSchema, receiptSchema } from '../receipt.schema';

export const chooseReceiptSchemas = {
  params: orderParamsSchema,
  body: chooseReceiptSchema,
  answer: receiptSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'REGISTRY_NUMBER',
    'CONSUMER_NUMBER',
    'ORGANIZATION_NOT_FOUND',
    'RECEIPT_ISSUED',
  ] as const,
};
