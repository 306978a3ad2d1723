import { z } from 'zod';
import { taxonSchema } from '../catalog.schema';

export const getTaxonSchemas = { params: z.object({ '*': z.string().max(200) }), answer: taxonSchema };
