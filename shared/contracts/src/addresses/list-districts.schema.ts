import { z } from 'zod';
import { districtsSchema } from '../checkout.schema';

export const listDistrictsSchemas = { params: z.object({ code: z.string().max(12) }), answer: districtsSchema };
