import { z } from 'zod';
import { articleSchema, articleSlugSchema } from '../content.schema';

export const getArticleSchemas = { params: z.object({ slug: articleSlugSchema }), answer: articleSchema };
