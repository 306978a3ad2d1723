import { claimOrder, getOrder } from '@ortoo/contracts/endpoints';
import { apiOf, call } from '@ortoo/http';
import { endpointQuery } from '@ortoo/remote';
import { forgetGuestOrder } from '@ortoo/stores';
import { mutationOptions } from '@tanstack/react-query';

/** An order of this user, or of a guest whose token the page has. */
export const orderQuery = (number: string) =>
  endpointQuery(['orders', number], getOrder, { params: { number } }, { retry: false });

/** Moves a guest's order to the account of the user. */
export const keepOrder = (number: string, token: string) =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      call(apiOf(client), claimOrder, { params: { number }, body: { order_token: token } }),
    onSuccess: async (_answer, _none, _before, { client }) => {
      forgetGuestOrder(number);
      await client.invalidateQueries({ queryKey: ['orders', number] });
    },
  });
