import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema';

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
/** A bank card that a shopper has stored, as a token. */
export type Card = z.infer<typeof cardSchema>;

export const listCardsSchemas = { answer: z.object({ cards: z.array(cardSchema) }) };
export type Cards = z.infer<typeof listCardsSchemas.answer>;

export const registerCardSchemas = {
  /** Without a registration id a new registration starts; with one its status is returned. */
  body: z
    .object({ registration: z.string().max(20).optional() })
    .nullish()
    .transform(body => body ?? {}),
  answer: z.object({
    registration: z.string(),
    state: z.enum(['open', 'registered', 'failed']),
    /** Page of the bank that reads the card. */
    url: z.string(),
    card: cardSchema.nullable(),
  }),
  errors: ['PAYMENT_METHOD_UNKNOWN', 'CARD_NOT_FOUND'] as const,
};
export type CardRegistration = z.infer<typeof registerCardSchemas.answer>;

export const removeCardSchemas = { query: z.object({ cardId: idSchema }), errors: ['CARD_NOT_FOUND'] as const };
