import { cardRegistrationSchema, registerCardSchema } from '../card.schema';

export const registerCardSchemas = { body: registerCardSchema, answer: cardRegistrationSchema };
