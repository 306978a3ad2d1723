import { z } from 'zod';
import { idParamsSchema, timeSchema } from '../common.schema';

/** A place where the user is signed in. */
export const userSessionSchema = z
  .object({
    id: z.number().int(),
    /** Null when its User-Agent header names none that we know. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Network address of the last use. */
    address: z.string().nullable(),
    created_at: timeSchema,
    seen_at: timeSchema,
    /** The session of this request. */
    is_current: z.boolean(),
  })
  .meta({ id: 'UserSession' });
export type UserSession = z.infer<typeof userSessionSchema>;

/** The current one first, then the last used. */
export const listSessionsSchemas = { answer: z.object({ sessions: z.array(userSessionSchema) }) };

export const endSessionSchemas = { params: idParamsSchema };

export const endOtherSessionsSchemas = { answer: listSessionsSchemas.answer };
