import { orderParamsSchema } from '../common.schema';
import { chooseReceiptSchema, receiptSchema } from '../receipt.schema';

export const chooseReceiptSchemas = { params: orderParamsSchema, body: chooseReceiptSchema, answer: receiptSchema };
