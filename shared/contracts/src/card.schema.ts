import { z } from 'zod';
import { idSchema, timeSchema } from './common.schema';

/** A stored card: a token of the bank; only these fields are ever shown. */
export const cardSchema = z
  .object({
    id: z.number().int(),
    last4: z.string().regex(/^\d{4}$/),
    holder: z.string(),
    bank: z.string(),
    created_at: timeSchema,
    removed_at: timeSchema.nullable(),
  })
  .meta({ id: 'Card' });

export const cardsSchema = z.object({ cards: z.array(cardSchema) });

/** Without a registration id a new registration starts; with one its status is returned. */
export const registerCardSchema = z
  .object({ registration: z.string().max(20).optional() })
  .nullish()
  .transform(body => body ?? {});

export const cardRegistrationSchema = z.object({
  registration: z.string(),
  state: z.enum(['open', 'registered', 'failed']),
  /** Page of the bank that reads the card. */
  url: z.string(),
  card: cardSchema.nullable(),
});

export const removeCardSchema = z.object({ cardId: idSchema });
