import { quotesQuerySchema, quotesSchema } from '../quotes.schema';

export const listOwnQuotesSchemas = { query: quotesQuerySchema, answer: quotesSchema };
