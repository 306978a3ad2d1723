import { z } from 'zod';
import { articleSlugSchema, contentPageSchema } from '../content.schema';

export const getContentPageSchemas = { params: z.object({ slug: articleSlugSchema }), answer: contentPageSchema };
