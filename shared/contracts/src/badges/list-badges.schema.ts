import { badgesSchema } from '../catalog.schema';

export const listBadgesSchemas = { answer: badgesSchema };
