import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema';
import { limits } from '../limits';

const typeSchema = z.literal('article');

const bookmarksSchema = z
  .object({
    /** The newest first. */
    bookmarks: z.array(z.object({ id: z.number().int(), type: typeSchema, created_at: timeSchema })),
  })
  .meta({ id: 'Bookmarks' });
/** What a user has bookmarked, by the ids of its type. */
export type Bookmarks = z.infer<typeof bookmarksSchema>;

export const listBookmarksSchemas = {
  query: z.object({ type: typeSchema.default('article') }),
  answer: bookmarksSchema,
};

const toggleErrors = ['BOOKMARKS_FULL'] as const;

export const toggleBookmarkSchemas = {
  body: z.object({
    id: idSchema,
    type: typeSchema.default('article'),
    /** Whether it should be bookmarked; the opposite of now when absent. */
    bookmarked: z.boolean().optional(),
  }),
  answer: bookmarksSchema,
  errors: toggleErrors,
};

export const syncBookmarksSchemas = {
  body: z.object({
    /** The bookmarks of a guest, the newest first; those that no longer exist are left out. */
    ids: z.array(idSchema).max(limits.bookmarks),
    type: typeSchema.default('article'),
  }),
  answer: bookmarksSchema,
  errors: toggleErrors,
};
