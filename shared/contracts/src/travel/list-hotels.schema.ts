import { hotelsQuerySchema, hotelsSchema } from '../travel.schema';

export const listHotelsSchemas = { query: hotelsQuerySchema, answer: hotelsSchema };
