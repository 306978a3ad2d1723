import { z } from 'zod';
import { organizationSchema } from '../receipt.schema';

export const getOrganizationSchemas = {
  params: z.object({ registry: z.string().max(20) }),
  answer: organizationSchema,
};
