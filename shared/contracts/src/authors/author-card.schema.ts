import { z } from 'zod';
import { pictureSchema } from '../common.schema';

export const authorNameSchema = z.object({ slug: z.string(), name: z.string() });

export const authorCardSchema = authorNameSchema
  .extend({
    bio: z.string(),
    picture: pictureSchema.nullable(),
    /** What the author has published, news too. */
    articles_count: z.number().int(),
    followers_count: z.number().int(),
  })
  .meta({ id: 'Author' });
/** Somebody who writes articles and news. */
export type Author = z.infer<typeof authorCardSchema>;
