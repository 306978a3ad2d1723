import { z } from 'zod';
import { organizationSchema } from '../receipt.schema';

export const getOrganizationSchemas = {
  params: z.object({ registry: z.string().max(20) }),
  answer: organizationSchema,
  errors: ['REGISTRY_NUMBER', 'ORGANIZATION_NOT_FOUND'] as const,
};
