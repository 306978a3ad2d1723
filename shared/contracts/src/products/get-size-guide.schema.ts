import { z } from 'zod';
import { sizeGuideSchema } from '../catalog.schema';

export const getSizeGuideSchemas = { params: z.object({ code: z.string().max(40) }), answer: sizeGuideSchema };
