import { queryOptions } from '@tanstack/react-query';
import { listCards } from '@ortoo/contracts';
import { apiOf, call } from '@ortoo/http';

/** The shopper's stored cards. */
export const cardsQuery = () =>
  queryOptions({
    queryKey: ['cards', 'mine'],
    queryFn: ({ client, signal }) => call(apiOf(client), listCards, { signal }),
  });
