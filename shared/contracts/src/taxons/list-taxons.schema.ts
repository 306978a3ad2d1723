import { taxonsSchema } from '../catalog.schema';

export const listTaxonsSchemas = { answer: taxonsSchema };
