import { removeCardSchema } from '../card.schema';

export const removeCardSchemas = { query: removeCardSchema };
