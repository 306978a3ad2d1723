import { z } from 'zod';
import { subdistrictsSchema } from '../checkout.schema';

export const listSubdistrictsSchemas = { params: z.object({ code: z.string().max(12) }), answer: subdistrictsSchema };
