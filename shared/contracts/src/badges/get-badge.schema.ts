import { badgeSchema } from '../catalog.schema';
import { idParamsSchema } from '../common.schema';

export const getBadgeSchemas = { params: idParamsSchema, answer: badgeSchema };
