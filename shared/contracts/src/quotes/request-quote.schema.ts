import { newQuoteSchema, quoteSchema } from '../quotes.schema';

export const requestQuoteSchemas = {
  body: newQuoteSchema,
  answer: quoteSchema,
  errors: [
    'PRODUCT_NOT_FOUND',
    'QUOTE_EMAIL',
    'QUOTE_DATE_PAST',
    'QUOTE_DATES',
    'QUOTE_AIRPORTS',
    'QUOTE_PRICE',
    'QUOTE_UNAVAILABLE',
  ] as const,
};
