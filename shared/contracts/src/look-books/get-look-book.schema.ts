import { z } from 'zod';
import { lookBookSchema } from '../places.schema';

export const getLookBookSchemas = { params: z.object({ slug: z.string().max(100) }), answer: lookBookSchema };
