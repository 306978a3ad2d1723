import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type CardRegistration } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsQuery } from '../parts/cards.queries';

export const removeCard = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => apiOf(client).shop.delete<void>(shopPaths.removeCard(id)),
    onSuccess: () => client.invalidateQueries(cardsQuery()),
  });

/** Requests the bank's page for a card; the shop never sees its number. */
export const beginRegistration = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => apiOf(client).shop.put<CardRegistration>(shopPaths.registerCard, {}) });
