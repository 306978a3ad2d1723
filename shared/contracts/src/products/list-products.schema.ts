import { productsQuerySchema, productsSchema } from '../catalog.schema';

export const listProductsSchemas = { query: productsQuerySchema, answer: productsSchema };
