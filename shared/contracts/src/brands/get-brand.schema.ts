import { z } from 'zod';
import { brandSchema } from '../catalog.schema';

export const getBrandSchemas = { params: z.object({ code: z.string().max(80) }), answer: brandSchema };
