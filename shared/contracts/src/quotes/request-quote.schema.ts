import { newQuoteSchema, quoteSchema } from '../quotes.schema';

export const requestQuoteSchemas = { body: newQuoteSchema, answer: quoteSchema };
