import { registerCard, removeCard } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions } from '@tanstack/react-query';
import { cardsQuery } from '../parts/cards.queries';

export const removeCardMutation = mutationOptions({
  mutationFn: (cardId: number, { client }) => call(apiOf(client), removeCard, { query: { cardId } }),
  onSuccess: (_answer, _cardId, _before, { client }) => client.invalidateQueries(cardsQuery()),
});

/** Requests the bank's page for a card; the shop never sees its number. */
export const registerCardMutation = mutationOptions({
  mutationFn: (_: void, { client }) => call(apiOf(client), registerCard, { body: {} }),
});
