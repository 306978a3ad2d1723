import { defineEndpoint } from '../endpoint';
import type { registerCardSchemas } from './cards.schema';

/** Starts the registration of a card at its bank, or returns the status of one. */
export const registerCard = defineEndpoint<typeof registerCardSchemas>({
  method: 'PUT',
  path: '/cards/register_card',
  access: 'signed-in',
});
