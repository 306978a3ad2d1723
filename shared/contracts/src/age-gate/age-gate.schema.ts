import { z } from 'zod';
import { limits } from '../limits';

export const confirmAgeSchemas = {
  body: z.object({
    /** The age that the pressed button confirms. */
    age: z.coerce.number().int().min(limits.ageGateYears).max(99),
    /** Path to return to. */
    return_to: z.string().max(400).default('/'),
  }),
};
