import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { shopPaths, type CardRegistration } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';
import { cardsQuery } from '../parts/cards.queries';

export const removeCard = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => apiOf(client).shop.delete<void>(shopPaths.removeCard(id)),
    onSuccess: () => client.invalidateQueries(cardsQuery()),
  });

/** Asks the bank for a page that takes a card; we never see its number. */
export const beginRegistration = (client: QueryClient) =>
  mutationOptions({ mutationFn: () => apiOf(client).shop.put<CardRegistration>(shopPaths.registerCard, {}) });
