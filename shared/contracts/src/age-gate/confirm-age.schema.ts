import { confirmAgeSchema } from '../age-gate.schema';

export const confirmAgeSchemas = { body: confirmAgeSchema };
