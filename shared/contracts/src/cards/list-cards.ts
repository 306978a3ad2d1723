import { defineEndpoint } from '../endpoint';
import type { listCardsSchemas } from './cards.schema';

/** The shopper's stored cards. */
export const listCards = defineEndpoint<typeof listCardsSchemas>({
  method: 'GET',
  path: '/cards',
  access: 'signed-in',
});

/** Removed ones too. */
export const listAllCards = defineEndpoint<typeof listCardsSchemas>({
  method: 'GET',
  path: '/cards/all_card',
  access: 'signed-in',
});
