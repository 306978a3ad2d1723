import { z } from 'zod';
import { idParamsSchema } from '../common.schema';

export const badgeSchema = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    tone: z.enum(['accent', 'success', 'warning', 'neutral']),
  })
  .meta({ id: 'Badge' });
export type Badge = z.infer<typeof badgeSchema>;

export const getBadgeSchemas = { params: idParamsSchema, answer: badgeSchema };

export const listBadgesSchemas = { answer: z.object({ badges: z.array(badgeSchema) }) };
