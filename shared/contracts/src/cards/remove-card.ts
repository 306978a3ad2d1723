import { defineEndpoint } from '../endpoint';
import type { removeCardSchemas } from './cards.schema';

export const removeCard = defineEndpoint<typeof removeCardSchemas>({
  method: 'DELETE',
  path: '/cards/remove_card',
  access: 'signed-in',
});
