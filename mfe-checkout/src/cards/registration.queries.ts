import { registerCard } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { queryOptions } from '@tanstack/react-query';
import { cardsQuery } from '../parts/cards.queries';

/** Status of a registration after the return from the bank. */
export const registrationQuery = (registration: string) =>
  queryOptions({
    queryKey: ['cards', 'registration', registration],
    staleTime: 0,
    queryFn: async ({ client, signal }) => {
      const answer = await call(apiOf(client), registerCard, { body: { registration }, signal });
      if (answer.card) await client.invalidateQueries(cardsQuery());
      return answer;
    },
  });
