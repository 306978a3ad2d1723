import { cardsSchema } from '../card.schema';

export const listCardsSchemas = { answer: cardsSchema };
