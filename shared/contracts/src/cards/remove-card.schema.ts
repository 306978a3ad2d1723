import { removeCardSchema } from '../card.schema';

export const removeCardSchemas = { query: removeCardSchema, errors: ['CARD_NOT_FOUND'] as const };
