import { stayDateErrors } from '../error-groups';
import { hotelsQuerySchema, hotelsSchema } from '../travel.schema';

export const listHotelsSchemas = { query: hotelsQuerySchema, answer: hotelsSchema, errors: stayDateErrors };
