import { claimOrder, getOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { forgetGuestOrder } from '@ortoo/stores';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';

/** An order of this user, or of a guest whose token the page has. */
export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['orders', number],
    queryFn: ({ client, signal }) => call(apiOf(client), getOrder, { params: { number }, signal }),
    retry: false,
  });

/** Moves a guest's order to the account of the user. */
export const keepOrder = (client: QueryClient, number: string, token: string) =>
  mutationOptions({
    mutationFn: () => call(apiOf(client), claimOrder, { params: { number }, body: { order_token: token } }),
    onSuccess: async () => {
      forgetGuestOrder(number);
      await client.invalidateQueries({ queryKey: ['orders', number] });
    },
  });
