import { leaseQuoteQuerySchema, leaseQuoteSchema } from '../leasing.schema';

export const getLeaseQuoteSchemas = { query: leaseQuoteQuerySchema, answer: leaseQuoteSchema };
