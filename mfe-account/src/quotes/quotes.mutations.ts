import { acceptQuote as accept, declineQuote as decline } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { takeOrder, warnOf } from '@ortoo/stores';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { quotesKey } from './quotes.queries';

/** Also after a failure: the quote may be decided or over by now. */
const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: quotesKey });

export const acceptQuote = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), accept, { params: { id } }),
  onSuccess: ({ order }) => {
    if (order) takeOrder(order);
  },
  onError: warnOf,
  onSettled: (_answer, _error, _id, _context, { client }) => reload(client),
});

export const declineQuote = mutationOptions({
  mutationFn: (id: number, { client }) => call(apiOf(client), decline, { params: { id } }),
  onError: warnOf,
  onSettled: (_answer, _error, _id, _context, { client }) => reload(client),
});
