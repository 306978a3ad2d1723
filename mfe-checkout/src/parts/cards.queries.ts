import { queryOptions } from '@tanstack/react-query';
import { shopPaths, type Cards } from '@ortoo/contracts';
import { apiOf } from '@ortoo/http';

/** The shopper's stored cards. */
export const cardsQuery = () =>
  queryOptions({
    queryKey: ['cards', 'mine'],
    queryFn: ({ client, signal }) => apiOf(client).shop.get<Cards>(shopPaths.cards, { signal }),
  });
