import { taxonTreeSchema } from '../catalog.schema';

export const getTaxonTreeSchemas = { answer: taxonTreeSchema };
