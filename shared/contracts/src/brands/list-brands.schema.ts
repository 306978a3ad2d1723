import { brandsSchema } from '../catalog.schema';

export const listBrandsSchemas = { answer: brandsSchema };
