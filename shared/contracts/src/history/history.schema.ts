import { z } from 'zod';
import { idSchema, textSchema } from '../common.schema';
import { limits } from '../limits';

const querySchema = textSchema(200).min(1);

export const historySchema = z
  .object({
    /** Ids of viewed products, the newest first. */
    viewed: z.array(z.number().int()),
    /** Searches, the newest first. */
    searches: z.array(z.string()),
  })
  .meta({ id: 'History' });
/** What a user has viewed and searched for. */
export type History = z.infer<typeof historySchema>;

export const getHistorySchemas = { answer: historySchema };

export const addToHistorySchemas = {
  body: z.object({
    /** The newest first; before what is known. */
    viewed: z.array(idSchema).max(limits.viewed).default([]),
    searches: z.array(querySchema).max(limits.searchHistory).default([]),
  }),
  answer: historySchema,
};

export const removeFromHistorySchemas = {
  query: z.object({
    /** This product only. */
    viewed: idSchema.optional(),
    /** This search only. */
    search: querySchema.optional(),
    /** All of a kind. */
    all: z.enum(['viewed', 'searches']).optional(),
  }),
  answer: historySchema,
};
