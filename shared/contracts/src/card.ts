import type { z } from 'zod';
import type * as schema from './card.schema';

/** A bank card that a shopper has stored, as a token. */
export type Card = z.infer<typeof schema.cardSchema>;
export type Cards = z.infer<typeof schema.cardsSchema>;
export type CardRegistration = z.infer<typeof schema.cardRegistrationSchema>;
