import { orderParamsSchema } from '../common.schema';
import { checkLendQuerySchema, checkLendSchema } from '../leasing.schema';

export const checkLendSchemas = { params: orderParamsSchema, query: checkLendQuerySchema, answer: checkLendSchema };
