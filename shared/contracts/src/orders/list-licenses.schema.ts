import { pagingQuerySchema } from '../common.schema';
import { licensesSchema } from '../wallet.schema';

export const listLicensesSchemas = { query: pagingQuerySchema, answer: licensesSchema };
