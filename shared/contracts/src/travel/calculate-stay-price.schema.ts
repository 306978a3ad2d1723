import { stayErrors } from '../error-groups';
import { calculatePriceSchema, stayPriceSchema } from '../travel.schema';

export const calculateStayPriceSchemas = { body: calculatePriceSchema, answer: stayPriceSchema, errors: stayErrors };
