import { registerCard, removeCard } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cardsQuery } from '../parts/cards.queries';

export const removeCardMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (cardId: number) => call(apiOf(client), removeCard, { query: { cardId } }),
    onSuccess: () => client.invalidateQueries(cardsQuery()),
  });

/** Requests the bank's page for a card; the shop never sees its number. */
export const registerCardMutation = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => call(apiOf(client), registerCard, { body: {} }) });
