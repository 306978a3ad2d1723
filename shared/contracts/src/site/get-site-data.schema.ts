import { siteDataQuerySchema, siteDataSchema } from '../site.schema';

export const getSiteDataSchemas = { query: siteDataQuerySchema, answer: siteDataSchema };
