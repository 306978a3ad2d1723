import { cardRegistrationSchema, registerCardSchema } from '../card.schema';

export const registerCardSchemas = {
  body: registerCardSchema,
  answer: cardRegistrationSchema,
  errors: ['PAYMENT_METHOD_UNKNOWN', 'CARD_NOT_FOUND'] as const,
};
