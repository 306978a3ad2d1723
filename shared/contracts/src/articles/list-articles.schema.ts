import { articlesQuerySchema, articlesSchema } from '../content.schema';

export const listArticlesSchemas = { query: articlesQuerySchema, answer: articlesSchema };
