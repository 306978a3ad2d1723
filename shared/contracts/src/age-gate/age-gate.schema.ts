import { z } from 'zod';
import { gatePartMax } from '../age-gate';
import { limits } from '../limits';

const partSchema = z.string().trim().max(gatePartMax).default('');

export const confirmAgeSchemas = {
  body: z.object({
    /** The age that the pressed button confirms; of sites whose gate has one. */
    age: z.coerce.number().int().min(limits.ageGateYears).max(99).optional(),
    /** Parts of the birth date as typed; of sites that require it. */
    year: partSchema,
    month: partSchema,
    day: partSchema,
    /** Path to return to. */
    return_to: z.string().max(400).default('/'),
  }),
};
