import { lookBooksSchema } from '../places.schema';

export const listLookBooksSchemas = { answer: lookBooksSchema };
