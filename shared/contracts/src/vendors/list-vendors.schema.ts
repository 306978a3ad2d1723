import { vendorsSchema } from '../catalog.schema';

export const listVendorsSchemas = { answer: vendorsSchema };
