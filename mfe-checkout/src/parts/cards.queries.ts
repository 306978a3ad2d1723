import { listCards } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';

/** The shopper's stored cards. */
export const cardsQuery = () =>
  queryOptions({
    queryKey: ['cards', 'mine'],
    queryFn: ({ client, signal }) => call(apiOf(client), listCards, { signal }),
  });
