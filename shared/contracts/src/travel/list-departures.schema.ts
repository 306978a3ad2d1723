import { departuresQuerySchema, departuresSchema } from '../travel.schema';

export const listDeparturesSchemas = { query: departuresQuerySchema, answer: departuresSchema };
