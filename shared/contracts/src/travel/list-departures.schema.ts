import { departuresQuerySchema, departuresSchema } from '../travel.schema';

export const listDeparturesSchemas = {
  query: departuresQuerySchema,
  answer: departuresSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
