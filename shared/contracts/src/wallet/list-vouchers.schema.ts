import { pagingQuerySchema } from '../common.schema';
import { vouchersSchema } from '../wallet.schema';

export const listVouchersSchemas = { query: pagingQuerySchema, answer: vouchersSchema };
